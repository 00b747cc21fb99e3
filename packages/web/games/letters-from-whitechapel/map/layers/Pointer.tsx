import '../pointer.css'
import { type Ref, type RefObject, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import { shareOf } from '../../../../board-kit/frame.ts'
import type { Point } from '../../../../board-kit/point.ts'
import { Tag } from '../pieces/Tags.tsx'
import { FRAME, keyOf, nameOfNode, placeOfTarget } from '../places.ts'
import type { NodeId, Target } from '../props.ts'
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
  const [named, setNamed] = useState<Named | null>(null)
  const naming = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(naming.current), [])
  useImperativeHandle(
    ref,
    () => ({
      show(target, by) {
        const around = target && rimAround(keyOf(target), occupied)
        for (const [rim, sheet] of Object.entries({ ring, square, wide }))
          place(sheet.current, rim === around ? target : null, by)
        const isNamed = target !== null && (target.kind === 'crossing' || !isNumbered(target.circle))
        clearTimeout(naming.current)
        const next =
          isNamed && around !== null
            ? { rim: around, text: nameOfNode(keyOf(target) as NodeId), hung: besideSign(target) }
            : null
        if (by === 'keys' || next === null) return setNamed(next)
        setNamed(null)
        naming.current = setTimeout(() => setNamed(next), RESTS)
      },
    }),
    [occupied, isNumbered],
  )
  return (
    <>
      <Sign sheet={ring} rim="ring" named={named} />
      <Sign sheet={square} rim="square" named={named} />
      <Sign sheet={wide} rim="wide" named={named} />
    </>
  )
}

/** What is written beside the sign: the number of a circle that shows none, or the name of a crossing. */
interface Named {
  readonly rim: Rim
  readonly text: string
  readonly hung: Point
}

/** Milliseconds after which a pointer stays where it is: while it crosses the map nothing is written. */
const RESTS = 120

/** How far above or below the sign that is written, in the units of a token. */
const CLEAR = 62
/** Nearer than so to the upper edge there is no room above, in drawing units. */
const UPPER = 60

function besideSign(target: Target): Point {
  return { x: 0, y: placeOfTarget(target).y < UPPER ? CLEAR : -CLEAR }
}

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
  readonly named: Named | null
}

/**
 * A sheet as large as the drawing that is moved over it, with the sign in its upper left corner: nothing is painted anew.
 * Nor layered: an animation that stands still adds nothing to its transform, but of what is animated the browser does not
 * look what it overlaps (see `glide.ts`).
 */
function Sign({ sheet, rim, named }: SignProps) {
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
          {named?.rim === rim && <Tag text={named.text} hung={named.hung} kind="label" />}
        </g>
      </g>
    </svg>
  )
}
