import { expect, test } from 'vitest'
import { FakeClock } from '../testing/clock.ts'
import { expectSame, Listener } from '../testing/listener.ts'
import { AB, type Course, GU, type Hands, LU, london, SEATS, scripted, WA } from '../testing/london.ts'
import { type Guest, until } from '../testing/server.ts'
import { serverOf } from '../testing/stored.ts'

/**
 * Non-interference on the wire while seats bargain: Abberline offers Godley, who stands beside him, an exchange. What is
 * given and wanted, who could accept, and all hands are different in two games that give an audience the same bytes, as
 * many and as often.
 */

const MINUTE = 60_000
/** Godley sits where Netley does elsewhere: he begins beside Abberline. */
const GO = 4
type Audience = number | 'public'
const AUDIENCES: readonly Audience[] = [AB, LU, GU, WA, GO, 'public']
const THIRD: readonly Audience[] = [LU, GU, WA, 'public']

const ONE: Hands = [
  ['alibi', 'wages'],
  ['arrest', 'alibi'],
  ['counter_order', 'hansom_cab'],
  ['alibi', 'witness'],
  ['sidestep', 'rope'],
]
const OTHER: Hands = [
  ['alibi', 'chance'],
  ['disperse', 'first_aid'],
  ['bargain', 'sidestep'],
  ['corruption', 'first_aid'],
  ['hansom_cab', 'curfew'],
]

/** The offers of the two games, for whom they are the same. */
function offersFor(to: Audience): readonly [string, string] {
  // The proposer knows what he offers; whether it can be taken is the partner's secret.
  if (to === AB) return ['f:Go:a?alibi=a.sidestep', 'f:Go:a?alibi=a.sidestep']
  // The partner knows what is wanted; what he would get is the proposer's secret.
  if (to === GO) return ['f:Go:a?wages=a.sidestep', 'f:Go:a?chance=a.sidestep']
  return ['f:Go:a?alibi=a?', 'f:Go:a.chance=a.hansom_cab']
}

/** Up to the first act of Abberline. */
function dealt(hands: Hands, jack: string, drawn: readonly string[]): Course {
  const deal = [`role[${jack}]`, ...hands.flat().map(card => `+[${card}]`), ...drawn.map(card => `+[${card}]`)]
  return scripted(deal, { seat5: 'godley', offersPerTurn: 9 })
}

/** Two games of which this audience knows the same: all else is different. */
function pair(to: Audience): readonly [Course, Course] {
  const hands = OTHER.map((hand, seat) => (seat === to ? ONE[seat] : hand)) as unknown as Hands
  const drawn = to === AB ? ['informer', 'lost_kit'] : ['stealth', 'stealth']
  return [dealt(ONE, to === GU ? 'Lu' : 'Gu', ['informer', 'lost_kit']), dealt(hands, to === WA ? 'Lu' : 'Wa', drawn)]
}

const GAME = 'Abcdefghijkl'
const NOT_TO_BE_SAID = ['Ab!arrest:Wa:weapon', 'nonsense', 'Lu-', 'Wa+']

async function act(guest: Guest, token: string): Promise<void> {
  const { seq } = await guest.legal(GAME)
  expect(await guest.decide(GAME, seq, [token])).toMatchObject({ status: 200 })
}

async function isOpen(guest: Guest): Promise<boolean> {
  return (await guest.call<{ window: object | null }>('GET', `/api/games/${GAME}/window`)).body.window !== null
}

test.each(AUDIENCES)('of an offer %s gets the same bytes, whatever is hidden in it and however it ends', async to => {
  const got = pair(to).map(async (course, which) => {
    const clock = new FakeClock()
    const { seats, nobody } = await serverOf(london, [{ id: GAME, seats: SEATS, ...course }], { clock })
    const guest = to === 'public' ? nobody : seats[to]
    const listener = new Listener(guest, GAME)
    await listener.follow()
    const offer = () => act(seats[AB], offersFor(to)[which])
    const look = async () => {
      await listener.rest()
      await listener.askAll(NOT_TO_BE_SAID)
    }
    await offer()
    await look()
    clock.pass(20_000)
    await look()
    await act(seats[AB], 'f:withdraw')
    await look()
    await offer()
    await act(seats[GO], 'Go-')
    await look()
    await offer()
    clock.pass(MINUTE)
    await until(async () => !(await isOpen(nobody)))
    await look()
    // Who gives and who takes sees what: the others learn that it was taken, and nothing else.
    if (THIRD.includes(to)) {
      await offer()
      await act(seats[GO], which === 0 ? 'Go+a.rope' : 'Go+')
      await look()
    }
    await listener.ask('GET', '/api/games')
    const late = new Listener(guest, GAME)
    await late.follow()
    return [...(await listener.all()), ...(await late.all())]
  })
  expectSame(await Promise.all(got))
})

test('and others where it knows more: the comparison sees which card the partner got', async () => {
  const [one, other] = [dealt(ONE, 'Wa', ['informer', 'lost_kit']), dealt(ONE, 'Wa', ['informer', 'lost_kit'])]
  const taken = [one, other].map(async (course, which) => {
    const clock = new FakeClock()
    const { seats } = await serverOf(london, [{ id: GAME, seats: SEATS, ...course }], { clock })
    const listener = new Listener(seats[GO], GAME)
    await listener.follow()
    await act(seats[AB], which === 0 ? 'f:Go:a?alibi=a.rope' : 'f:Go:a?wages=a.rope')
    const before = await listener.all()
    await act(seats[GO], 'Go+')
    return { before, after: await listener.all() }
  })
  const [first, second] = await Promise.all(taken)
  expectSame([first.before, second.before])
  expect(first.after).not.toEqual(second.after)
})
