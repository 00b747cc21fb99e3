import { startTransition, useEffect, useState } from 'react'

/** `load` fetches what it gives before a board is there. */
interface Scenery<Drawing> {
  (): Drawing | null
  load(): Promise<Drawing | null>
}

/**
 * A hook that gives what follows the first picture, once for all tables of a game, like roofs or its film: null until it
 * is there. Streets, pieces and marks do not wait for it.
 */
export function sceneryOf<Drawing>(draw: () => Promise<Drawing>): Scenery<Drawing> {
  let drawing: Promise<Drawing> | undefined
  let finished: Drawing | null = null
  const drawn = async () => {
    drawing ??= draw()
    try {
      finished = await drawing
    } catch {
      // A board without it can be played on; the next one asks for them again.
      drawing = undefined
    }
    return finished
  }
  function useScenery() {
    const [scenery, setScenery] = useState(() => finished)
    useEffect(() => {
      let isGone = false
      void drawn().then(there => {
        if (!isGone) startTransition(() => setScenery(() => there))
      })
      return () => {
        isGone = true
      }
    }, [])
    return scenery
  }
  useScenery.load = drawn
  return useScenery
}

/** How long one draws at a stretch, in milliseconds. */
const STRETCH = 6

/** Takes all steps in stretches; between them `pause` lets the page do what it wants. `now` is in milliseconds. */
export async function drawnInStretches<Drawing>(
  steps: Generator<void, Drawing>,
  pause: () => Promise<void> = () => new Promise(resolve => setTimeout(resolve)),
  now: () => number = () => performance.now(),
): Promise<Drawing> {
  for (let end = now() + STRETCH; ; ) {
    const { done, value } = steps.next()
    if (done) return value
    if (now() < end) continue
    await pause()
    end = now() + STRETCH
  }
}
