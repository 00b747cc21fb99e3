import type { Choice } from '@gaslight/client'
import type { MrJackDetail, MrJackView } from '@gaslight/mr-jack'
import { saidOf } from '../../../i18n/clauses.ts'
import type { Table } from '../../jack-family/table/useTable.ts'
import type { Words } from '../../jack-family/words.ts'
import { litHexes } from '../aids/aids.ts'
import { direction } from '../composing/labels.ts'
import type { London } from '../types.ts'

/** A whole decision in a few words, and what a place is like where that matters. */
export function choiceText({ words, scene }: Table<London>, { detail }: Choice<MrJackDetail>): string {
  const say = (params: Record<string, unknown>) => words.game(`decision.${detail.kind}`, params)
  switch (detail.kind) {
    case 'card':
      return saidOf(say({ character: words.name(detail.character) }), words.power(detail.character))
    case 'imitation':
    case 'identity':
    case 'alibi':
      return say({ character: words.name(detail.character) })
    case 'move':
      return `${say({ to: detail.to })} (${lightOf(words, scene, detail.to)})`
    case 'stay':
      return say({ at: detail.at })
    case 'accusation':
      return say({ accused: words.name(detail.accused), to: detail.to })
    case 'leaving':
      return say({ exit: words.exit(detail.exit) })
    case 'swap':
      return say({ other: words.name(detail.other), to: detail.to })
    case 'cover':
    case 'light':
      return say({ from: detail.from, to: detail.to })
    case 'cordon':
      return say({ from: words.exit(detail.from), to: words.exit(detail.to) })
    case 'whistle':
      return say({
        shifts: words.list(
          detail.shifts.map(shift =>
            words.game('decision.shift', { character: words.name(shift.character), from: shift.from, to: shift.to }),
          ),
        ),
      })
    case 'facing':
      return say({ direction: direction(words, detail.direction) })
    case 'hands':
      return say({ cards: words.names(detail.jack) })
    case 'picks':
      return say({ characters: words.names(detail.characters) })
    case 'deal':
    case 'reveal':
      return say({ cards: words.names(detail.cards) })
    case 'placement':
      return say({ character: words.name(detail.character), at: detail.at })
    case 'barricade':
      return say({ from: detail.edge[0], to: detail.edge[1] })
    case 'flight':
      return say({ character: words.name(detail.character), from: detail.from, to: detail.to })
  }
}

function lightOf(words: Words, scene: MrJackView, hex: string): string {
  return words.page(`place.${litHexes(scene).has(hex) ? 'lit' : 'dark'}`)
}
