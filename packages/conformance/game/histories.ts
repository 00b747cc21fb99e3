import type { Audience, Decision, Game, Position } from '@gaslight/core'
import { applied } from './play.ts'
import { demand, demandSame, type Moment, type Property } from './property.ts'
import { alike, demandIndistinguishable, eventText, isHidden, Reach, viewText } from './secrecy.ts'

/** Other histories to try before a candidate of a secret counts as excluded. */
const TRIES = 800
/** Histories where no secret tells how many are enough. */
const ENOUGH = 5
/** How often another history goes on like the true one where it might not, so that it does not soon contradict it. */
const FAITHFUL = 0.5

/**
 * The test that does not rely on `sample`: other games, played from the start, of which an audience was told exactly
 * the same, event by event. They must look the same to it all along, be written alike in the record, and leave every
 * secret open that the rules leave open. Once a game is over all is open, and nothing is left to compare.
 */
export function historiesAreIndistinguishable(): Property {
  const reach = new Reach()
  return {
    name: 'games of which an audience was told the same look the same, and leave it every secret that the rules leave',
    rate: 0.0002,
    ends: 0,
    check(moment) {
      for (const to of moment.audiences) {
        const told = tell(moment, to)
        const missing = new Map(
          (moment.setup.secrets ?? []).flatMap(secret => {
            const candidates = secret.candidates(moment.position, to)
            return candidates === undefined ? [] : [[secret, new Set(candidates)] as const]
          }),
        )
        const open = () => [...missing.values()].some(candidates => candidates.size > 0)
        let found = 0
        for (let tries = 0; tries < TRIES && (open() || (found < ENOUGH && tries < ENOUGH * 10)); tries++) {
          const other = otherHistory(moment, told, to)
          if (other === undefined) continue
          if (String(other.history) !== String(moment.history)) found++
          demandIndistinguishable(moment, other.position, to)
          demandSame(
            recordText(moment.game, moment.start, moment.history, to),
            recordText(moment.game, moment.start, other.history, to),
            () => `hidden facts change the record for ${to}`,
          )
          for (const [secret, candidates] of missing) candidates.delete(secret.of(other.position) ?? 'undetermined')
        }
        for (const [secret, candidates] of missing)
          demand(
            candidates.size === 0,
            () =>
              `what ${to} was told excludes that ${secret.name} is ${[...candidates].join(' or ')}, which the rules leave open`,
          )
        if (told.some(step => step.hidden)) reach.count(to, found > 0)
      }
    },
    conclude() {
      reach.demand(10, 0.5, 'another game of which the same was told was found')
    },
  }
}

/** What an audience was told of one decision, and what it saw then. */
interface Told {
  readonly before: Position
  readonly decision: Decision
  /** Whether the audience is not shown all of the decision. */
  readonly hidden: boolean
  readonly event: string
  readonly view: string
}

function tell({ game, start, history }: Moment, to: Audience): Told[] {
  let before = start
  return history.map(decision => {
    const after = applied(before, decision)
    const event = eventText(game, before, decision, after, to)
    const told = {
      before,
      decision,
      event,
      hidden: event === 'null' || isHidden(game, before, decision, to),
      view: viewText(game, after, to),
    }
    before = after
    return told
  })
}

/** A random game of which `to` is told the same; undefined where chance led to a contradiction. */
function otherHistory(
  moment: Moment,
  told: readonly Told[],
  to: Audience,
): { readonly position: Position; readonly history: readonly Decision[] } | undefined {
  const { game, start, rng } = moment
  const history: Decision[] = []
  let position = start
  for (const step of told) {
    const candidates = alike(moment, step, position, to)
    let after: Position | undefined
    let at = rng.unit() < FAITHFUL ? candidates.indexOf(step.decision) : -1
    while (after === undefined && candidates.length > 0) {
      const [candidate] = candidates.splice(at < 0 ? rng.below(candidates.length) : at, 1)
      at = -1
      const reached = applied(position, candidate)
      if (eventText(game, position, candidate, reached, to) !== step.event) continue
      demandSame(step.view, viewText(game, reached, to), () => `the view shows ${to} what no event told`)
      after = reached
      history.push(candidate)
    }
    if (after === undefined) return undefined
    position = after
  }
  return { position, history }
}

function recordText(game: Game, start: Position, history: readonly Decision[], to: Audience): string {
  return JSON.stringify(game.notation.write(start, history, to))
}
