import '../labels.css'
import { memo } from 'react'
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
          <Tag text={text} hung={hung} kind="label" />
        </Fixed>
      ))}
    </>
  )
})
