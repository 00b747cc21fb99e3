import type { Frame } from '../../../../board-kit/frame.ts'
import type { Point } from '../../../../board-kit/point.ts'
import type { Wisp } from '../../../jack-family/board/Mist.tsx'

/** Manhattan with the harbour around it. */
export const FRAME: Frame = { x: -46, y: -57, width: 982, height: 690 }

export const COMPASS: Point = { x: 540, y: 538 }

/** Morning mist over the water. */
export const WISPS: readonly Wisp[] = [
  [30, 560, 190, 70],
  [540, 20, 200, 60],
  [560, 600, 240, 70],
  [880, 120, 150, 80],
  [860, 560, 170, 80],
]
