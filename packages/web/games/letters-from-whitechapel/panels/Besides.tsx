import type { Aids } from '../table/useAids.ts'
import type { Table } from '../table/useTable.ts'
import { InHand } from './InHand.tsx'
import { NightPast } from './NightPast.tsx'

interface BesidesProps {
  readonly table: Table
  readonly aids: Aids
}

/** What stands with the choices: the tool in hand, and between two nights what the first of them has left. */
export function Besides({ table: { words, scene }, aids }: BesidesProps) {
  return (
    <>
      <InHand words={words} aids={aids} />
      <NightPast words={words} view={scene} deduction={aids.deduction} />
    </>
  )
}
