import { decisionText, type SpaceId } from '@gaslight/london-1888'
import { useState } from 'react'
import { Button } from '../../../design/Button.tsx'
import { Select } from '../../../design/Field.tsx'
import type { Table } from '../table/useTable.ts'
import type { LondonChoice } from '../types.ts'
import own from './BoardText.module.css'
import { movesIn, SUPPLY } from './moves.ts'

interface PawnFormProps {
  readonly table: Pick<Table, 'words' | 'scene' | 'decide'>
  /** All of one kind of decision that moves blocking pawns. */
  readonly choices: readonly LondonChoice[]
}

/** A blocking pawn being moved: which one, and where to. */
export function PawnForm({ table, choices }: PawnFormProps) {
  const { words, scene, decide } = table
  const moves = movesIn(choices)
  const [from, setFrom] = useState<SpaceId | undefined>(undefined)
  const [to, setTo] = useState<SpaceId | undefined>(undefined)
  const pawns = [...new Set(moves.map(move => move.from))]
  const pawn = from !== undefined && pawns.includes(from) ? from : pawns[0]
  const spaces = moves.filter(move => move.from === pawn)
  const move = spaces.find(candidate => candidate.to === to) ?? spaces[0]
  if (pawn === undefined || move === undefined) return null
  return (
    <div className={own.board}>
      <Select
        label={words.page('text.pawn')}
        choices={pawns.map(value => ({
          value,
          label: value === SUPPLY ? words.page('text.supply') : words.space(value),
        }))}
        value={pawn}
        onChoose={setFrom}
      />
      <Select
        label={words.page('text.pawnTo')}
        choices={spaces.map(({ to: value }) => ({ value, label: words.space(value) }))}
        value={move.to}
        onChoose={setTo}
      />
      <Button onClick={() => decide(move.choice)}>{decisionText(words, move.choice.detail, scene)}</Button>
    </div>
  )
}
