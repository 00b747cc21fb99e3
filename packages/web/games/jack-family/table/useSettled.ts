import { useDeferredValue } from 'react'

/** False while the first picture is drawn. What follows is drawn in a pass of its own, which a click interrupts. */
export function useSettled(): boolean {
  return useDeferredValue(true, false)
}
