import type { Rng, Speech } from '@gaslight/core'
import { isOpenLine, type LondonPosition, Phase } from '@gaslight/london-1888'
import { isWithJack, knowsRole, type Outlook } from './outlook.ts'

/** So much likelier than by the cards alone, and somebody is accused. */
const MARKED = 1.5
/** How often a talkative player says something in a turn of his. */
const SAYS = 0.5

/** What somebody says at the end of his acts, if he likes to talk: only what all can understand, and Jack as others do. */
export function speechOf(p: LondonPosition, outlook: Outlook, rng: Rng): readonly Speech[] {
  const { seat, personality } = outlook
  if (p.phase !== Phase.act || p.turnSeat !== seat || rng.unit() >= SAYS * personality.talkativeness) return []
  if (p.unmasked === 1) return toFriends(p, seat)
  const open = openSeats(p, seat)
  if (open.length === 0) return []
  if (outlook.aim === 'jack')
    return rng.unit() < personality.bluff ? [{ act: 'accuse', seat: open[rng.below(open.length)] }] : []
  const cleared = open.find(other => knowsRole(p, seat, other) && p.jack !== other)
  if (cleared !== undefined) return [{ act: 'vouch', seat: cleared }]
  const marked = open.find(other => outlook.suspicion[other] * open.length > MARKED)
  return marked === undefined ? [] : [{ act: 'accuse', seat: marked }]
}

function openSeats(p: LondonPosition, seat: number): number[] {
  const open: number[] = []
  for (let other = 0; other < p.rules.seats; other++) if (other !== seat && isOpenLine(p, other)) open.push(other)
  return open
}

/** Once sides are known: the next on the same side is asked to help. */
function toFriends(p: LondonPosition, seat: number): readonly Speech[] {
  for (let i = 1; i < p.rules.seats; i++) {
    const other = (seat + i) % p.rules.seats
    if (p.life[other] > 0 && isWithJack(p, seat) === isWithJack(p, other))
      return [{ act: seat === p.jack ? 'ask' : 'promise', seat: other }]
  }
  return []
}
