import { startTransition, useEffect, useState } from 'react'

/**
 * A hook that gives what is drawn once for all boards of a game and decides nothing, like roofs: null until it is there.
 * Streets, pieces and marks do not wait for it.
 */
export function sceneryOf<Drawing>(draw: () => Promise<Drawing>): () => Drawing | null {
  let drawing: Promise<Drawing> | undefined
  let finished: Drawing | null = null
  const drawn = async () => {
    drawing ??= draw()
    try {
      finished = await drawing
    } catch {
      // A board without roofs can be played on; the next one asks for them again.
      drawing = undefined
    }
    return finished
  }
  return function useScenery() {
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
}
