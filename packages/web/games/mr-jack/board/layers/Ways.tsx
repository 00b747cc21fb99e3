import { memo } from 'react'
import { Legs } from '../../../jack-family/board/Legs.tsx'
import { legsOf } from '../film.ts'
import type { Stage } from '../props.ts'

/** The ways of a preview: footprints over the streets, arcs under them. */
export const Ways = memo(function Ways({ ways }: { readonly ways: Stage }) {
  return ways.map(way => <Legs key={`${way.character} ${way.hexes.join(' ')}`} legs={legsOf(way, ways)} />)
})
