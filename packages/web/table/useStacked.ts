import { useSyncExternalStore } from 'react'

/** As the style sheets of tables have it. */
const STACKED = '(max-width: 68rem)'

function subscribe(changed: () => void): () => void {
  const list = matchMedia(STACKED)
  list.addEventListener('change', changed)
  return () => list.removeEventListener('change', changed)
}

/** Whether the screen is too narrow for more than one column, as a phone's is. */
export function useStacked(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(STACKED).matches)
}
