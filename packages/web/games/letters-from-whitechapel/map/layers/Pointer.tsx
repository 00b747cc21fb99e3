import '../pointer.css'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { shareOf } from '../../../../board-kit/frame.ts'
import { Tag } from '../pieces/Badges.tsx'
import { FRAME, keyOf, placeOfTarget } from '../places.ts'
import type { Target } from '../props.ts'
import { RIMS, type Rim, rimAround } from './rims.ts'

interface PointerProps {
  readonly target: Target | null
  readonly byKeys: boolean
  readonly occupied: ReadonlySet<string>
  /** Whether coins show no numbers. */
  readonly isFar: boolean
}

/** What the pointer or the keyboard is on: a sign for each kind of place, which is drawn once and then only moved. */
export function Pointer({ target, byKeys, occupied, isFar }: PointerProps) {
  const around = target && rimAround(keyOf(target), occupied)
  return (Object.keys(RIMS) as Rim[]).map(rim => (
    <Sign key={rim} rim={rim} target={around === rim ? target : null} byKeys={byKeys}>
      {isFar && rim === 'ring' && target?.kind === 'circle' && (
        <Tag text={String(target.circle)} hung={ABOVE} kind="label" />
      )}
    </Sign>
  ))
}

/** Where the number of what is pointed at is written, in the units of a token. */
const ABOVE = { x: 0, y: -62 }

interface SignProps {
  readonly rim: Rim
  readonly target: Target | null
  readonly byKeys: boolean
  readonly children: ReactNode
}

/**
 * A sheet as large as the drawing that is moved over it, with the sign in its upper left corner: nothing is painted anew.
 * Nor layered: an animation that stands still adds nothing to its transform, but of what is animated the browser does not
 * look what it overlaps (see `glide.ts`).
 */
function Sign({ rim, target, byKeys, children }: SignProps) {
  const sheet = useRef<SVGSVGElement>(null)
  const last = useRef(target)
  last.current = target ?? last.current
  useLayoutEffect(() => {
    const nowhere = 'translate(0)'
    const still = sheet.current?.animate(
      { transform: [nowhere, nowhere] },
      { duration: 1, fill: 'both', composite: 'add' },
    )
    still?.pause()
    return () => still?.cancel()
  }, [])

  const { x, y } = last.current ? shareOf(FRAME, placeOfTarget(last.current)) : { x: 0, y: 0 }
  return (
    <svg
      ref={sheet}
      className="lw-pointer"
      viewBox={`0 0 ${FRAME.width} ${FRAME.height}`}
      data-on={target !== null || undefined}
      data-focused={(target !== null && byKeys) || undefined}
      style={{ transform: `translate(${(x * 100).toFixed(3)}%, ${(y * 100).toFixed(3)}%)` }}
      aria-hidden="true"
    >
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
