import {
  FIRST_LOCATION,
  FULL_LIFE,
  faceDown,
  isOpenLine,
  type LondonPosition,
  PROTECTOR,
  SCALPEL,
  Serving,
  WEAPON_KINDS,
} from '@gaslight/london-1888'
import { farthest, lossBy, mayBeArrested } from './means.ts'
import { areFoes, type Outlook } from './outlook.ts'
import { chanceToCome, stepsBetween } from './steps.ts'
import { isPoliceman } from './worth.ts'

/** Who may do harm, from where, and how much; in tenths of a tournament point. */

const from = new Uint8Array(64)
const walker = new Uint8Array(64)
const harm = new Float64Array(64)
const reach = new Uint8Array(64)
let count = 0

function add(p: LondonPosition, seat: number, loss: number, far = 0): void {
  if (loss <= 0 || count === from.length) return
  from[count] = p.at[seat]
  walker[count] = p.charOf[seat]
  harm[count] = loss
  reach[count] = far
  count++
}

/** Finds whom the seat has to fear; `danger` answers from it until the next call. */
export function findDangers(p: LondonPosition, outlook: Outlook): void {
  count = 0
  const { seat, aim, weights } = outlook
  if (aim === 'innocent') return
  for (let other = 0; other < p.rules.seats; other++) {
    if (other === seat || p.life[other] === 0 || p.serving[other] === Serving.turn) continue
    switch (aim) {
      case 'jack':
        add(p, other, weights.unmasking * chanceOfExposure(p, seat, other))
        break
      case 'ripper':
        if (!areFoes(p, seat, other)) break
        if (isPoliceman(p, other) && mayBeArrested(p, seat)) add(p, other, weights.arrested)
        addShots(p, seat, other, weights.shot)
        break
      case 'hunter':
        if (other === p.jack) addScalpel(p, seat, weights.killed)
        else if (areFoes(p, seat, other)) addShots(p, seat, other, weights.killed / 2)
        break
      case 'accomplice':
        if (areFoes(p, seat, other)) addShots(p, seat, other, weights.killed / 2)
        break
      default:
        aim satisfies never
    }
  }
}

/** That somebody who comes here asks this one, and the card is the role card. */
function chanceOfExposure(p: LondonPosition, seat: number, other: number): number {
  let asked = 0
  for (let target = 0; target < p.rules.seats; target++) if (target !== other && isOpenLine(p, target)) asked++
  let open = 0
  for (let bits = faceDown(p, seat); bits !== 0; bits &= bits - 1) open++
  return 1 / (Math.max(1, asked) * Math.max(1, open))
}

function addScalpel(p: LondonPosition, seat: number, worst: number): void {
  const kills = lossBy(p, SCALPEL, seat) >= p.life[seat]
  add(p, p.jack, (kills ? worst : worst / 2) * (isPoliceman(p, seat) && mayBeArrested(p, p.jack) ? 1.4 : 1))
}

function addShots(p: LondonPosition, seat: number, other: number, worst: number): void {
  for (let weapon = SCALPEL + 1; weapon < WEAPON_KINDS; weapon++) {
    if (weapon === PROTECTOR || p.weapons[other * WEAPON_KINDS + weapon] === 0) continue
    const loss = lossBy(p, weapon, seat)
    add(p, other, loss >= p.life[seat] ? 2 * worst : (worst * loss) / FULL_LIFE, farthest(p, weapon))
  }
}

/** What is to be feared at a place before one's next turn; into a location nobody shoots (LD-71). */
export function danger(place: number): number {
  let sum = 0
  for (let i = 0; i < count; i++) {
    const steps = stepsBetween(walker[i], from[i], place)
    const far = place < FIRST_LOCATION ? reach[i] : 0
    sum += harm[i] * chanceToCome(steps > far ? steps - far : 0)
  }
  return sum
}
