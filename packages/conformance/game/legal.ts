import { type Decision, DecisionList, type Position } from '@gaslight/core'
import { demand, demandSame, type Property } from './property.ts'

export function listsAreCanonical(): Property {
  const list = new DecisionList(1)
  return {
    name: 'legal lists are never empty before the end, canonical, and hold what is forced',
    rate: 0.03,
    ends: 0.2,
    check({ game, start, position, legal, history, audiences }) {
      const turn = position.turn()
      demand(turn.kind === 'over' || legal.length > 0, () => 'nothing is legal, but it is not over')
      if (turn.kind === 'seat')
        demand(audiences.includes(turn.seat), () => `seat ${turn.seat} decides, but nobody sits there`)
      demand(new Set(legal).size === legal.length, () => 'a decision is listed twice')
      for (const decision of legal)
        demand(Number.isInteger(decision) && decision === (decision | 0), () => `${decision} has more than 32 bits`)
      const expected = String(legal)
      demandSame(expected, String(legalOf(position, list)), () => 'listed again, the list differs')
      demandSame(expected, String(legalOf(position.clone(), list)), () => 'the list of a clone differs')
      const copy = start.clone()
      copy.copyFrom(position)
      demandSame(expected, String(legalOf(copy, list)), () => 'the list of a copy differs')
      const replayed = start.clone()
      for (const decision of history) replayed.apply(decision)
      demandSame(expected, String(legalOf(replayed, list)), () => 'the list after replay differs')
      const forced = game.forced(position)
      demand(forced === null || legal.includes(forced), () => `what is forced (${forced}) is not legal`)
    },
  }
}

export function attemptsAreJudged(): Property {
  return {
    name: 'exactly the legal decisions are judged legal, and encode inverts decode',
    rate: 0.004,
    ends: 0,
    check({ game, position, legal, attempts }) {
      for (const decision of legal) {
        const detail = game.decode(position, decision)
        const text = JSON.stringify(detail)
        demand(game.encode(position, detail) === decision, () => `encode(decode(d)) is not d for ${text}`)
        const illegal = game.illegal(position, detail)
        demand(illegal === null, () => `legal, but judged illegal (${illegal?.reason}): ${text}`)
      }
      const texts = new Set(legal.map(decision => JSON.stringify(game.decode(position, decision))))
      for (const attempt of attempts) {
        const illegal = game.illegal(position, attempt)
        const text = JSON.stringify(attempt)
        if (illegal === null) {
          demand(legal.includes(game.encode(position, attempt)), () => `judged legal, but not listed: ${text}`)
          continue
        }
        demand(!texts.has(text), () => `listed, but judged illegal (${illegal.reason}): ${text}`)
        demand(illegal.reason !== '' && illegal.rule !== '', () => `judged illegal without a reason or a rule: ${text}`)
      }
    },
  }
}

export function legalOf(position: Position, list: DecisionList): Decision[] {
  position.legal(list)
  return list.toArray()
}
