import { useMemo } from 'react'
import { sceneryOf } from '../../../board-kit/scenery.ts'
import { KIT } from '../kit.ts'

/** The film, together with how the board shows it. */
const useFrames = sceneryOf(async () => {
  const [{ framesOf }] = await Promise.all([import('./frames.ts'), import('../board/filming.ts')])
  return framesOf
})

export function useKit(): typeof KIT {
  const frames = useFrames()
  return useMemo(() => ({ ...KIT, frames }), [frames])
}
