import '../labels.css'
import { memo } from 'react'
import { at } from '../../../../board-kit/path.ts'
import type { Point } from '../../../../board-kit/point.ts'
import { BEDS, type Labels } from '../labels.ts'
import { NightTag, Tag } from '../pieces/Tags.tsx'
import { placeOfNode } from '../places.ts'
import { Fixed } from './Fixed.tsx'

interface BedsProps {
  readonly beds: Labels['beds']
}

/** What numbers stand on that are larger than their coins, or beside them: lines with round ends. */
export const Beds = memo(function Beds({ beds }: BedsProps) {
  return BEDS.map(bed => (
    <g key={bed} className={`lw-bed lw-bed-${bed}`}>
      <path className="lw-bed-rim" d={beds[bed]} />
      <path className="lw-bed-face" d={beds[bed]} />
    </g>
  ))
})

/** From the rim of a coin to what hangs beside it: whose it is, where circles lie close together. */
function stemOf({ x, y }: Point): string {
  const share = COIN / Math.max(COIN, Math.hypot(x, y))
  return `M${at({ x: x * share, y: y * share })}L${at({ x, y })}`
}

/** The rim of a coin, in the units of a token. */
const COIN = 20

interface PlacesProps {
  readonly places: Labels['places']
}

/** The places of the murders, for who looks closely. */
export const Places = memo(function Places({ places }: PlacesProps) {
  return places.map(({ at, text, hung }) => {
    const { x, y } = placeOfNode(at)
    const translate = `calc(var(--lw-unit) * ${hung.x.toFixed(1)}px) calc(var(--lw-unit) * ${hung.y.toFixed(1)}px)`
    return (
      <text key={at} className="lw-place" x={x} y={y} dy="0.33em" style={{ translate }}>
        {text}
      </text>
    )
  })
})

interface TagsProps {
  readonly labels: Labels
}

/** All that hangs beside nodes: the nights of the crimes, the names of cells, and lines; above whatever is drawn there. */
export const Tags = memo(function Tags({ labels: { nights, cells, lines } }: TagsProps) {
  return (
    <>
      {nights.map(({ at, text, hung }) => (
        <Fixed key={`night ${at}`} place={placeOfNode(at)} by="token">
          <NightTag text={text} hung={hung} />
        </Fixed>
      ))}
      {cells.map(({ at, text, hung, kind }) => (
        <Fixed key={`${kind} ${at}`} place={placeOfNode(at)} by="token">
          <Tag text={text} hung={hung} kind={kind} />
        </Fixed>
      ))}
      {lines.map(({ at, text, hung }) => (
        <Fixed key={`line ${at}`} place={placeOfNode(at)} by="token">
          <path className="lw-stem" d={stemOf(hung)} />
          <Tag text={text} hung={hung} kind="label" />
        </Fixed>
      ))}
    </>
  )
})
