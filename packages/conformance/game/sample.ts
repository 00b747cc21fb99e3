import type { Audience, Decision, Game, Position, Step } from '@gaslight/core'
import { fits } from './chance.ts'
import { Looks } from './looks.ts'
import { applied } from './play.ts'
import { demand, demandSame, type Moment, type Property } from './property.ts'
import { alike, demandIndistinguishable, eventText, Reach, viewText } from './secrecy.ts'

/** How many sampled positions may contradict what the next decision shows, before that is taken for its message. */
const RETRIES = 12
/** Samples for each candidate of a secret. */
const SAMPLES = 50

export function sampleFitsView(): Property {
  const reach = new Reach()
  const looks = new Looks()
  return {
    name: 'nothing that an audience is shown depends on what its view leaves open',
    rate: 0.006,
    ends: 0.1,
    needs: moment => looks.isNeeded(moment),
    check(moment) {
      looks.count(moment)
      for (const to of moment.audiences) {
        let consistent = false
        for (let retry = 0; retry < RETRIES && !consistent; retry++) {
          const other = sampled(moment, to)
          if (retry === 0) demandIndistinguishable(moment, other, to)
          if (moment.next === undefined) break
          consistent = demandSameEvent(moment, moment.next, other, to)
        }
        if (moment.next !== undefined) reach.count(to, consistent)
      }
    },
    conclude() {
      reach.demand(50, 0.5, 'a sampled position fitted the next decision')
      looks.demandAll('nothing was compared')
    },
  }
}

/**
 * Where an audience's view after the next decision is the same whichever of the two positions is the true one, the
 * decision has informed it of nothing that tells them apart: then its event must be the same too. False where the
 * views differ, so that the decision informs.
 */
function demandSameEvent(
  moment: Moment,
  next: { decision: Decision; after: Position },
  other: Position,
  to: Audience,
): boolean {
  const { game, position: before, rng } = moment
  const event = eventText(game, before, next.decision, next.after, to)
  const candidates = alike(moment, { before, decision: next.decision, event }, other, to)
  if (candidates.length === 0) return false
  const decision = candidates[rng.below(candidates.length)]
  const after = applied(other, decision)
  if (viewText(game, next.after, to) !== viewText(game, after, to)) {
    demandEnd(game, { before, decision: next.decision, after: next.after }, to)
    return false
  }
  demandSame(event, eventText(game, other, decision, after, to), () => `the event tells ${to} more than its view holds`)
  return true
}

/** Behind a decision that has told its seat something neither a batch may go on nor the turn that a page composes. */
function demandEnd(game: Game, { before, decision, after }: Step<Position>, to: Audience): void {
  const [by, next] = [before.turn(), after.turn()]
  const goesOn = by.kind === 'seat' && by.seat === to && next.kind === 'seat' && next.seat === to
  demand(
    !goesOn || (game.informs?.(before, decision) ?? false),
    () => `${game.notation.format(before, decision, to)} tells ${to} something, and does not end a batch`,
  )
  demand(
    !goesOn || game.turnNumber(before) !== game.turnNumber(after),
    () => `${game.notation.format(before, decision, to)} tells ${to} something within a turn`,
  )
}

export function secretsAreCovered(): Property {
  return {
    name: 'sampled positions hold every secret that the rules leave possible, equally often',
    rate: 0.0006,
    ends: 0,
    check(moment) {
      for (const secret of moment.setup.secrets ?? [])
        for (const to of moment.audiences) {
          const candidates = secret.candidates(moment.position, to)
          if (candidates === undefined) continue
          const counts = new Map(candidates.map(candidate => [candidate, 0]))
          for (let i = 0; i < SAMPLES * candidates.length; i++) {
            const found = secret.of(sampled(moment, to)) ?? 'undetermined'
            const count = counts.get(found)
            demand(
              count !== undefined,
              () => `sampled for ${to}, ${secret.name} is ${found}, which cannot be; it is one of ${candidates}`,
            )
            counts.set(found, count + 1)
          }
          const got = [...counts.values()]
          demand(
            fits(
              got,
              candidates.map(() => 1 / candidates.length),
            ),
            () =>
              `sampled for ${to}, ${secret.name} is ${candidates.map((name, i) => `${name} ${got[i]} times`).join(', ')}`,
          )
        }
    },
  }
}

/** Sampled from the view as it arrives, so that nothing but JSON can help. */
function sampled({ game, position, rng }: Moment, to: Audience): Position {
  return game.sample(JSON.parse(viewText(game, position, to)), rng)
}
