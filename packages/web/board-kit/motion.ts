import { useSyncExternalStore } from 'react'

let list: MediaQueryList | undefined

/** One list for all who ask: a board asks at every movement of a pointer. */
function asked(): MediaQueryList {
  list ??= matchMedia('(prefers-reduced-motion: reduce)')
  return list
}

function subscribe(changed: () => void): () => void {
  asked().addEventListener('change', changed)
  return () => asked().removeEventListener('change', changed)
}

/** Whether the reader's system asks for little motion. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => asked().matches,
    () => true,
  )
}
