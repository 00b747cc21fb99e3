import type { Fields } from '@gaslight/core'
import { EVENTS, MURDERS, SURE_MURDER } from './event-cards.ts'
import { LOCATION_COUNT, NOWHERE, SPACES, STREET_COUNT } from './map.ts'
import { NOBODY, Phase, type PhaseCode, Serving } from './phase.ts'
import type { LondonPosition } from './position.ts'
import { unseenOfKind } from './showing.ts'
import { LINE, SILVER_VALUES, STREET_ROOM, SUPPLY } from './supply.ts'
import { unseenOf } from './suspicion.ts'
import { FACES, type LondonView } from './view.ts'
import { SCALPEL, WEAPON_KINDS, WEAPON_TABLE, WEAPONS } from './weapons.ts'

/** Whether what a document says fits together and breaks no rule, before secrets are filled in. */
export function checkPosition(f: Fields, p: LondonPosition, view: LondonView): void {
  checkEvents(f, p, view)
  checkPlaces(f, p)
  checkSupply(f, p)
  checkRoles(f, p, view)
  checkLines(f, p)
  checkShown(f, p, view)
  checkAsked(f, p)
  checkOutcome(f, p, view)
}

/** LD-15, LD-23: one event a round from the second on; the tenth is a MURDER. */
function checkEvents(f: Fields, p: LondonPosition, { events, round, state }: LondonView): void {
  const due = state === 'event' ? round - 2 : round - 1
  const given = Object.keys(events).map(Number)
  f.check(
    given.length === Math.max(0, due) && given.every(key => key <= round),
    `events: ${Math.max(0, due)} are revealed by now, not ${given.length} (LD-23)`,
  )
  const tenth = events[SURE_MURDER + 1]
  f.check(tenth === undefined || EVENTS.indexOf(tenth) < MURDERS, 'events: the tenth is a MURDER (LD-15)')
  f.check(
    p.murders < MURDERS || EVENTS.indexOf(events[round] ?? 'raid') < MURDERS,
    'events: the fifth MURDER opens the last round (LD-24)',
  )
  const before = Object.entries(events).filter(
    ([key, id]) => Number(key) <= SURE_MURDER && EVENTS.indexOf(id) < MURDERS,
  )
  f.check(before.length < MURDERS, 'events: a MURDER waits as the tenth (LD-15)')
}

/** LD-5, LD-152. */
function checkPlaces(f: Fields, p: LondonPosition): void {
  const crowd = new Uint8Array(256)
  for (let seat = 0; seat < p.rules.seats; seat++) if (p.charOf[seat] !== NOBODY) crowd[p.at[seat]]++
  for (let space = 0; space < STREET_COUNT; space++)
    f.check(crowd[space] <= STREET_ROOM, `players: more than two stand on ${SPACES[space]} (LD-5)`)
  for (let seat = 0; seat < p.rules.seats; seat++) {
    if (p.charOf[seat] === NOBODY || p.life[seat] > 0) continue
    const owns = p.cards[seat] + p.pounds[seat] + p.lifeTokens[seat] + p.serving[seat]
    f.check(owns === 0, `players.${seat}: a dead player holds nothing (LD-152)`)
    f.check(p.turnSeat !== seat && p.holder !== seat, `players.${seat}: a dead player has no turn (LD-154)`)
  }
  for (let seat = 0; seat < p.rules.seats; seat++)
    f.check(
      p.serving[seat] === Serving.no || SPACES[p.at[seat]] === 'prison',
      `players.${seat}: who serves is in the prison (LD-132)`,
    )
}

function checkSupply(f: Fields, p: LondonPosition): void {
  const { seats } = p.rules
  let life = p.used + p.hiddenLife
  let hidden = 0
  let pounds = p.reserve
  for (let i = 0; i < LOCATION_COUNT; i++) {
    life += p.lifeAt[i]
    hidden += p.hiddenAt[i]
  }
  for (let seat = 0; seat < seats; seat++) {
    life += p.lifeTokens[seat]
    pounds += p.pounds[seat]
  }
  f.check(life <= SUPPLY.life, `tokens: there are ${SUPPLY.life} LIFE tokens, not ${life} (section 2)`)
  f.check(pounds <= SUPPLY.pounds, `reserve: there are £${SUPPLY.pounds} in notes, not £${pounds} (section 2)`)
  let bank = 0
  for (let value = 0; value < SILVER_VALUES; value++) {
    let count = p.silverPool[value]
    bank += count
    for (let seat = 0; seat < seats; seat++) count += p.silver[seat * SILVER_VALUES + value]
    f.check(count <= SUPPLY.silver[value], `bank: more SILVER of £${value + 1} than there is (section 2)`)
  }
  const pool = p.hiddenAction + p.hiddenLife + p.hiddenWeapon
  f.check(hidden === pool + bank, `hidden: ${hidden} tokens lie face down, but ${pool + bank} are left (LD-18)`)
  for (let weapon = 0; weapon < WEAPON_KINDS; weapon++) {
    let count = p.armoury[weapon] + p.armouryDiscard[weapon]
    for (let seat = 0; seat < seats; seat++) count += p.weapons[seat * WEAPON_KINDS + weapon]
    const { copies } = WEAPON_TABLE[WEAPONS[weapon]]
    f.check(count <= copies, `players: more of ${WEAPONS[weapon]} than there are (LD-17)`)
  }
  for (let seat = 0; seat < seats; seat++)
    f.check(
      p.weapons[seat * WEAPON_KINDS + SCALPEL] === 0 || p.isKnownJack(seat),
      `players.${seat}.weapons: only the unmasked Jack has the scalpel (LD-57)`,
    )
}

/** LD-20, LD-167, LD-168. */
function checkRoles(f: Fields, p: LondonPosition, { players, unmasked }: LondonView): void {
  const jacks = Object.entries(players).filter(([, player]) => player.role === 'jack')
  f.check(jacks.length <= 1, 'players: there is one Jack (LD-20)')
  f.check(p.phase > Phase.role || jacks.length === 0, 'players: roles are not dealt yet (LD-20)')
  for (const [seat, player] of Object.entries(players)) {
    const jack = p.jack === Number(seat)
    f.check(!jack || player.role !== 'innocent', `players.${seat}.role: he is Jack (LD-167)`)
    f.check(!jack || player.shown !== true, `players.${seat}.shown: Jack cannot be shown Innocent (LD-114)`)
    f.check(
      (player.side !== undefined) === (unmasked !== undefined && !jack),
      `players.${seat}.side: all but Jack have one once he is unmasked (LD-168)`,
    )
  }
}

/** LD-21: role card, Suspects and False Leads of each line. */
function checkLines(f: Fields, p: LondonPosition): void {
  for (let seat = 0; seat < p.rules.seats; seat++) {
    for (let identity = 1; identity <= 3; identity++)
      f.check(unseenOf(p, seat, identity) >= 0, `players.${seat}.line: it has no such cards (LD-21)`)
    let roles = 0
    for (let i = 0; i < LINE; i++) if (p.up[seat * LINE + i] === 3) roles++
    const shown = p.charOf[seat] !== NOBODY && p.isRoleShown(seat)
    f.check(
      p.phase === Phase.identity || (roles === 1) === shown,
      `players.${seat}.line: the role card lies face up once he is shown (LD-114)`,
    )
  }
}

/** LD-187: what only the end shows, and no more of it than there is. */
function checkShown(f: Fields, p: LondonPosition, { players, coming = [], events, tokens }: LondonView): void {
  const decided = DECIDED.includes(p.phase)
  for (const [seat, { covered, line }] of Object.entries(players)) {
    f.check(decided || covered === undefined, `players.${seat}.covered: only the end shows it (LD-187)`)
    f.check(
      Object.keys(covered ?? {}).every(position => line?.[position] === undefined),
      `players.${seat}.covered: a card lies face up there (LD-112)`,
    )
  }
  f.check(decided || coming.length === 0, 'coming: only the end shows it (LD-187)')
  const order = [...Object.values(events), ...coming]
  f.check(new Set(order).size === order.length, 'coming: each event is revealed once (LD-23)')
  const tenth = order[SURE_MURDER - 1]
  f.check(tenth === undefined || EVENTS.indexOf(tenth) < MURDERS, 'coming: the tenth is a MURDER (LD-15)')
  const early = order.slice(0, SURE_MURDER - 1).filter(id => EVENTS.indexOf(id) < MURDERS)
  f.check(early.length < MURDERS, 'coming: a MURDER waits as the tenth (LD-15)')
  for (const [id, here] of Object.entries(tokens)) {
    const faces = Object.values(here?.faces ?? {}).reduce((sum, count) => sum + count, 0)
    f.check(decided || faces === 0, `tokens.${id}.faces: only the end shows it (LD-187)`)
    f.check(
      faces <= (id === 'bank' ? 0 : (here?.hidden ?? 0)),
      `tokens.${id}.faces: more than lie face down there (LD-18)`,
    )
  }
  for (const [kind, all] of [p.hiddenAction, p.hiddenLife, p.hiddenWeapon].entries())
    f.check(unseenOfKind(p, kind, all) >= 0, `tokens: more ${FACES[kind]} tokens are shown than lie face down (LD-18)`)
}

/** Points at which somebody is asked, or something is under way. */
const ASKED: readonly PhaseCode[] = [
  Phase.letter,
  Phase.postcard,
  Phase.lose,
  Phase.marketWindow,
  Phase.questionWindow,
  Phase.shotWindow,
  Phase.arrestWindow,
  Phase.releaseWindow,
  Phase.curfewWindow,
  Phase.offerWindow,
  Phase.tradeWindow,
  Phase.drop,
  Phase.stolen,
]
const REVEALING: readonly PhaseCode[] = [Phase.peek, Phase.identity, Phase.place, Phase.questionWindow, Phase.designate]
const ARRESTING: readonly PhaseCode[] = [Phase.arrestWindow, Phase.releaseWindow, Phase.lose]
const DECIDED: readonly PhaseCode[] = [Phase.showing, Phase.over]
const SHOOTING: readonly PhaseCode[] = [Phase.shotWindow, Phase.knocked]

function checkAsked(f: Fields, p: LondonPosition): void {
  const { phase } = p
  const due = ASKED.includes(phase)
  f.check(due === (p.asked !== NOBODY), `pending.asked: ${due ? 'somebody is' : 'nobody is'} asked in this state (7.8)`)
  f.check(
    REVEALING.includes(phase) === (p.revealSeat !== NOBODY),
    'pending.reveal: it stands exactly where a card is designated or turned over (7.5)',
  )
  f.check(
    ARRESTING.includes(phase) === (p.arrestVictim !== NOBODY),
    'pending.arrest: it stands exactly while an arrest is under way (LD-132)',
  )
  f.check(
    SHOOTING.includes(phase) === (p.shotVictim !== NOBODY),
    'pending.shot: it stands exactly while a hit is due (LD-73)',
  )
  const turning = phase > Phase.lose && !DECIDED.includes(phase) && !ARRESTING.includes(phase)
  f.check(!turning || p.turnSeat !== NOBODY, "turn: it is nobody's in this state (LD-26)")
  f.check(
    p.turnSeat === NOBODY || (p.at[p.turnSeat] !== NOWHERE && p.starter !== NOBODY),
    "turn: it is a living seat's (LD-26)",
  )
}

function checkOutcome(f: Fields, p: LondonPosition, { outcome }: LondonView): void {
  f.check(
    DECIDED.includes(p.phase) === (outcome !== undefined),
    'outcome: it stands exactly in states "showing" and "over" (LD-175)',
  )
}
