import type { ReactNode, Ref } from 'react'
import { moved } from '../../../../board-kit/path.ts'
import type { Point } from '../../../../board-kit/point.ts'

interface FixedProps {
  readonly place: Point
  /**
   * Ten units of what is drawn are as long on the screen as a street space's radius, as half a chip, or as the letters of a
   * name are high; 26 as a pawn's radius.
   */
  readonly by: 'coin' | 'token' | 'chip' | 'name'
  readonly children: ReactNode
  readonly className?: string
  /** The group that carries the place. */
  readonly node?: Ref<SVGGElement>
}

/** What keeps its size on the screen whatever the zoom: drawn around the origin, and scaled by the style sheet. */
export function Fixed({ place, by, children, className, node }: FixedProps) {
  return (
    <g ref={node} transform={moved(place)} className={className}>
      <g className={`ld-by-${by}`}>{children}</g>
    </g>
  )
}
