import '../pointer.css'
import { type ReactNode, type Ref, type RefObject, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import { shareOf } from '../../../../board-kit/frame.ts'
import { Tag } from '../pieces/Tags.tsx'
import { FRAME, keyOf, placeOfTarget } from '../places.ts'
import type { Target } from '../props.ts'
import { RIMS, type Rim, rimAround } from './rims.ts'

/** The sign of what the pointer or the keyboard is on. */
export interface PointerSign {
  show(target: Target | null, by: 'keys' | 'pointer'): void
}

interface PointerProps {
  readonly ref: Ref<PointerSign>
  readonly occupied: ReadonlySet<string>
  /** Whether a circle shows its number. */
  isNumbered(circle: number): boolean
}

/**
 * A sign for each kind of place, which is drawn once and then only moved: the map is not drawn anew for it, and React has
 * nothing to compare.
 */
export function Pointer({ ref, occupied, isNumbered }: PointerProps) {
  const ring = useRef<SVGSVGElement>(null)
  const square = useRef<SVGSVGElement>(null)
  const wide = useRef<SVGSVGElement>(null)
  const [unnumbered, setUnnumbered] = useState<number | null>(null)
  useImperativeHandle(
    ref,
    () => ({
      show(target, by) {
        const around = target && rimAround(keyOf(target), occupied)
        for (const [rim, sheet] of Object.entries({ ring, square, wide }))
          place(sheet.current, rim === around ? target : null, by)
        setUnnumbered(target?.kind === 'circle' && !isNumbered(target.circle) ? target.circle : null)
      },
    }),
    [occupied, isNumbered],
  )
  return (
    <>
      <Sign sheet={ring} rim="ring">
        {unnumbered !== null && <Tag text={String(unnumbered)} hung={ABOVE} kind="label" />}
      </Sign>
      <Sign sheet={square} rim="square" />
      <Sign sheet={wide} rim="wide" />
    </>
  )
}

/** Where the number of what is pointed at is written, in the units of a token. */
const ABOVE = { x: 0, y: -62 }

function place(sheet: SVGSVGElement | null, target: Target | null, by: 'keys' | 'pointer'): void {
  if (sheet === null) return
  const { dataset, style } = sheet
  if (target === null) {
    delete dataset.on
    delete dataset.focused
    return
  }
  const { x, y } = shareOf(FRAME, placeOfTarget(target))
  style.transform = `translate(${(x * 100).toFixed(3)}%, ${(y * 100).toFixed(3)}%)`
  dataset.on = 'true'
  if (by === 'keys') dataset.focused = 'true'
  else delete dataset.focused
}

interface SignProps {
  readonly sheet: RefObject<SVGSVGElement | null>
  readonly rim: Rim
  readonly children?: ReactNode
}

/**
 * A sheet as large as the drawing that is moved over it, with the sign in its upper left corner: nothing is painted anew.
 * Nor layered: an animation that stands still adds nothing to its transform, but of what is animated the browser does not
 * look what it overlaps (see `glide.ts`).
 */
function Sign({ sheet, rim, children }: SignProps) {
  useLayoutEffect(() => {
    const nowhere = 'translate(0)'
    const still = sheet.current?.animate(
      { transform: [nowhere, nowhere] },
      { duration: 1, fill: 'both', composite: 'add' },
    )
    still?.pause()
    return () => still?.cancel()
  }, [sheet])
  return (
    <svg ref={sheet} className="lw-pointer" viewBox={`0 0 ${FRAME.width} ${FRAME.height}`} aria-hidden="true">
      <g className="lw-sized">
        <g className="lw-by-token">
          <path className="lw-pointed-under" d={RIMS[rim]} transform="scale(1.24)" />
          <path className="lw-pointed-rim" d={RIMS[rim]} transform="scale(1.24)" />
          {children}
        </g>
      </g>
    </svg>
  )
}
