import { useLayoutEffect } from 'react'

/** What was pressed before what keys do was there. */
let early: KeyboardEvent[] = []

/** Keeps what is pressed at the first picture for `useKeys`, which follows it. */
export function useEarlyKeys(): void {
  // Sooner than the effects of whatever is there already and takes them.
  useLayoutEffect(() => {
    addEventListener('keydown', keep)
    return () => void takeEarlyKeys()
  }, [])
}

/** What was pressed so far; from now on nothing is kept. */
export function takeEarlyKeys(): readonly KeyboardEvent[] {
  removeEventListener('keydown', keep)
  const taken = early
  early = []
  return taken
}

function keep(event: KeyboardEvent): void {
  early.push(event)
}
