import {
  type ChanceKeys,
  commitment,
  type Decision,
  drawIndex,
  parseRecord,
  type Rng,
  verifyRecord,
  writeRecord,
} from '@gaslight/core'
import { randomGame } from './play.ts'
import { demand, type Moment, type Property } from './property.ts'

export function sealsVerify(): Property {
  return {
    name: 'a game dealt from a seed verifies, and one changed decision is named',
    rate: 0,
    ends: 0.01,
    check(moment) {
      const { game, options, seats, start, rng } = moment
      const keys = { seed: hex(rng), nonces: Array.from({ length: seats }, () => hex(rng)) }
      const { decisions, other } = dealtGame(moment, keys)
      const seal = (played: readonly Decision[]) =>
        writeRecord(game, start, played, {
          game: game.id,
          rulesVersion: game.rulesVersion,
          options,
          seats: game.roles.slice(0, seats).map(role => role.id),
          date: '2026-11-29',
          commitment: commitment(keys.seed),
          ...keys,
        })
      const verified = verify(moment, seal(decisions))
      demand(
        verified.ok && verified.value.decisions === decisions.length,
        () => `does not verify: ${JSON.stringify(verified)}`,
      )
      if (other === undefined) return
      // The links of the game as played, behind the texts of a game in which one decision is another.
      const links = seal(decisions).split('\n')
      const forged = seal([...decisions.slice(0, other.at), other.decision])
        .split('\n')
        .map((row, i) => relink(row, links[i]))
      const caught = verify(moment, forged.join('\n'))
      demand(!caught.ok, () => `decision ${other.at + 1} was changed, but the record verifies`)
      if (!caught.ok)
        demand(
          caught.error.decision === other.at + 1,
          () => `decision ${other.at + 1} was changed, but ${JSON.stringify(caught.error)}`,
        )
    },
  }
}

function verify({ game }: Moment, text: string): ReturnType<typeof verifyRecord> {
  const parsed = parseRecord(text)
  if (!parsed.ok) throw new Error(`its record is not one: ${parsed.error.message}`)
  return verifyRecord(game, parsed.value)
}

/** A game as a server deals it, and one decision in it that might have been another. */
function dealtGame({ game, start, setup, rng }: Moment, keys: ChanceKeys) {
  const decisions: Decision[] = []
  let other: { readonly at: number; readonly decision: Decision } | undefined
  const draw = (position: Moment['position'], purpose: string, seq: number) => {
    const outcomes = game.chance(position)
    return outcomes[
      drawIndex(
        keys,
        purpose,
        seq,
        outcomes.map(({ weight }) => weight),
      )
    ].decision
  }
  for (const { legal, next } of randomGame(start, setup.bound, rng, draw)) {
    if (next === undefined) break
    const others = legal.filter(decision => decision !== next.decision)
    if (others.length > 0 && rng.below(decisions.length + 1) === 0)
      other = { at: decisions.length, decision: others[rng.below(others.length)] }
    decisions.push(next.decision)
  }
  return { decisions, other }
}

function relink(row: string, linked: string | undefined): string {
  const at = row.indexOf(' ; ')
  const links = linked?.split(' ; ')[1]
  return at < 0 || links === undefined ? row : `${row.slice(0, at)} ; ${links}`
}

function hex(rng: Rng): string {
  return Array.from({ length: 64 }, () => rng.below(16).toString(16)).join('')
}
