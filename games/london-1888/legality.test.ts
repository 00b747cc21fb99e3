import { any, conformLegality } from '@gaslight/conformance/legality'
import type { Rng } from '@gaslight/core'
import { ACTION_CARDS } from './action-cards.ts'
import { CHARACTERS, type CharacterId } from './cast.ts'
import { SEARCHES, TOKENS, TURNED } from './codec.ts'
import { LOSSES, type LondonDetail, SIDE_CHOICES } from './detail.ts'
import { EVENTS } from './event-cards.ts'
import { london1888 } from './game.ts'
import { ILLEGAL, type IllegalReason } from './illegal.ts'
import { ITEM_NAMES } from './items.ts'
import { SPACES } from './map.ts'
import type { LondonPosition } from './position.ts'
import { start } from './setup.ts'
import {
  AB,
  act,
  beside,
  type Document,
  GU,
  hand,
  inForce,
  LU,
  NE,
  type Players,
  played,
  position,
  unmasked,
  WA,
} from './testing.ts'
import { WEAPONS } from './weapons.ts'

type P = LondonPosition

const who = (p: P, rng: Rng): CharacterId =>
  rng.below(8) === 0 ? any(CHARACTERS, rng) : (CHARACTERS[p.charOf[rng.below(p.rules.seats)]] ?? 'lusk')
/** Mostly a card that the seat in turn, or the seat asked, holds. */
function card(p: P, rng: Rng) {
  const seat = p.asked < 8 ? p.asked : p.turnSeat
  const held = ACTION_CARDS.filter((_, i) => seat < 8 && p.hand[seat * ACTION_CARDS.length + i] > 0)
  return held.length === 0 || rng.below(4) === 0 ? any(ACTION_CARDS, rng) : any(held, rng)
}
const space = (p: P, rng: Rng) =>
  rng.below(3) === 0 ? (SPACES[p.at[rng.below(4)]] ?? 'pub') : rng.below(9) === 0 ? 'nowhere' : any(SPACES, rng)
const place = (rng: Rng) => 1 + rng.below(5)

/** Mostly illegal attempts of every kind, near enough to legal ones to reach every check. */
const ATTEMPTS: readonly ((p: P, rng: Rng) => LondonDetail)[] = [
  (_, rng) => ({ kind: 'character', character: any(CHARACTERS, rng) }),
  (p, rng) => ({ kind: 'role', player: who(p, rng) }),
  (p, rng) => ({ kind: 'draw', card: card(p, rng) }),
  (_, rng) => ({ kind: 'event', event: any(EVENTS, rng) }),
  (_, rng) => ({ kind: 'die', value: rng.below(8) }),
  (_, rng) => ({ kind: 'identity', card: any(TURNED, rng) }),
  (_, rng) => ({ kind: 'token', token: any(TOKENS, rng) }),
  (_, rng) => ({ kind: 'weapon-card', weapon: any(WEAPONS, rng) }),
  (p, rng) => ({ kind: 'stolen', card: card(p, rng) }),
  (_, rng) => ({ kind: 'place', position: place(rng) }),
  (p, rng) => ({ kind: 'letter', card: card(p, rng) }),
  (p, rng) => ({ kind: 'postcard', player: who(p, rng), position: place(rng) }),
  (_, rng) => ({ kind: 'lose', what: any(LOSSES, rng) }),
  (_, rng) => ({ kind: 'side', side: any(SIDE_CHOICES, rng) }),
  () => ({ kind: 'roll' }),
  () => ({ kind: 'end' }),
  () => ({ kind: 'trade' }),
  () => ({ kind: 'shop' }),
  () => ({ kind: 'stop' }),
  (_, rng) => ({ kind: 'market', deal: any(['sell', 'buy', 'clue'] as const, rng) }),
  (_, rng) => ({ kind: 'price', accepted: rng.below(2) === 0 }),
  (p, rng) => ({ kind: 'walk', to: space(p, rng) }),
  (p, rng) => ({ kind: 'play', card: card(p, rng) }),
  (p, rng) => ({ kind: 'play', card: card(p, rng), player: who(p, rng) }),
  (p, rng) => ({ kind: 'play', card: card(p, rng), player: who(p, rng), position: place(rng) }),
  (p, rng) => ({ kind: 'play', card: 'arrest', player: who(p, rng), loss: any(LOSSES, rng) }),
  (p, rng) => ({
    kind: 'play',
    card: 'pickpocket',
    player: who(p, rng),
    money: rng.below(2) === 0 ? 'notes' : place(rng),
  }),
  (p, rng) => ({ kind: 'play', card: 'disperse', from: space(p, rng), to: space(p, rng) }),
  (p, rng) => ({ kind: 'treat', patient: who(p, rng) }),
  (p, rng) => ({ kind: 'attack', weapon: any(WEAPONS, rng), target: who(p, rng) }),
  (p, rng) => ({
    kind: 'attack',
    weapon: any(WEAPONS, rng),
    target: who(p, rng),
    victim: rng.below(3) === 0 ? 'lost' : who(p, rng),
  }),
  (p, rng) => ({ kind: 'question', player: who(p, rng) }),
  (_, rng) => ({ kind: 'designate', positions: rng.below(2) === 0 ? [place(rng)] : [place(rng), place(rng)] }),
  (_, rng) => ({ kind: 'search', token: any(SEARCHES, rng) }),
  (_, rng) => ({ kind: 'take', weapon: any(WEAPONS, rng) }),
  (_, rng) => ({ kind: 'drop', weapon: any(WEAPONS, rng) }),
  (p, rng) => ({ kind: 'offer', player: who(p, rng), give: any(ITEM_NAMES, rng), want: any(ITEM_NAMES, rng) }),
  (p, rng) => ({ kind: 'pass', player: who(p, rng) }),
  (p, rng) => ({ kind: 'accept', player: who(p, rng) }),
  (p, rng) => ({ kind: 'accept', player: who(p, rng), card: card(p, rng) }),
  (p, rng) => ({ kind: 'bail', player: who(p, rng) }),
  (p, rng) => ({ kind: 'answer', player: who(p, rng), card: card(p, rng) }),
  (p, rng) => ({ kind: 'answer', player: who(p, rng), card: 'arrest', loss: any(LOSSES, rng) }),
  () => ({ kind: 'withdraw' }),
  (_, rng) => ({ kind: 'item', item: any(ITEM_NAMES, rng) }),
  (p, rng) => ({ kind: 'clue', player: who(p, rng), position: place(rng) }),
  (p, rng) => ({ kind: 'arrest', player: who(p, rng) }),
  (p, rng) => ({ kind: 'protester', to: space(p, rng) }),
  (p, rng) => ({ kind: 'protester', from: space(p, rng), to: space(p, rng) }),
  (p, rng) => ({ kind: 'discard', card: card(p, rng) }),
]

const options = (changes: object) =>
  ({ ...Object.fromEntries(london1888.options.map(field => [field.key, field.default])), ...changes }) as never

/** Abberline's act, with what is changed of the players. */
const acting =
  (players: Players, changes: Document = {}, fifth?: string) =>
  () =>
    position(players, changes, fifth)
const dead = { life: 0 }
const shown = { shown: true, line: { 1: 'role' } }
const market = (players: Players = {}) => acting(beside('black_market', players))

const REFUSED: { readonly [reason in IllegalReason]: readonly [() => P, string | LondonDetail] } = {
  unreadable: [acting({}), 'no such token'],
  'game-over': [
    acting({ Lu: { role: 'jack' } }, { state: 'over', turn: undefined, outcome: { reason: 'J-all-unknown' } }),
    '.',
  ],
  'not-now': [acting({}), 'yes'],
  'draw-due': [acting({}, { state: 'draw', acting: { toDraw: 2 } }), '.'],
  'chance-decides': [acting({}), '+[alibi]'],
  'not-asked': [acting({ Lu: hand('alibi') }, { state: 'curfew-window', pending: { asked: LU } }), 'Gu-'],
  'unknown-player': [acting({}), 'h:Pr'],
  'unknown-space': [acting({}, { acting: { rolled: 1, roll: 1 } }), '>nowhere'],
  'player-dead': [acting({ Lu: dead }), 'c:Lu'],
  'not-oneself': [acting({ Ab: hand('curfew') }), '!curfew:Ab'],
  'character-taken': [() => played(start(options({ characters: 'pick' }), 4), 'pick:Ab'), 'pick:Ab'],
  'character-kept': [() => start(options({ characters: 'pick' }), 4), 'pick:Go'],
  'already-rolled': [acting({}, { acting: { rolled: 1, roll: 1 } }), 'roll'],
  'curfew-roll': [acting({ Ab: { curfew: true } }), 'roll'],
  'no-steps': [acting({}), '>pub'],
  'already-there': [acting({}, { acting: { rolled: 1, roll: 1 } }), '>police_station'],
  'space-full': [acting({ Lu: { at: 'H63a' }, Gu: { at: 'H63a' } }, { acting: { rolled: 1, roll: 1 } }), '>H63a'],
  'space-stopped': [
    acting({ Lu: {} }, act(LU, { protesters: [], police: ['V81b'], acting: { rolled: 1, roll: 1 } })),
    '>V81b',
  ],
  'location-forbidden': [
    acting({ Lu: { at: 'H63a' } }, act(LU, { acting: { rolled: 1, roll: 1 } })),
    '>police_station',
  ],
  'location-closed': [
    acting({ Gu: { at: 'H13b' } }, act(GU, { ...inForce('palace_closed'), acting: { rolled: 1, roll: 1 } })),
    '>palais_royal',
  ],
  'too-far': [acting({}, { acting: { rolled: 1, roll: 1 } }), '>J11'],
  'card-not-held': [acting({}), '!wages'],
  'card-not-own-turn': [acting({ Ab: hand('alibi') }), '!alibi'],
  'cab-unpaid': [acting({ Ab: { pounds: 0, ...hand('hansom_cab') } }), '!hansom_cab'],
  'chance-curfew': [acting({ Ab: { curfew: true, ...hand('chance') } }), '!chance'],
  'chance-after-roll': [acting({ Ab: hand('chance') }, { acting: { rolled: 1, roll: 1 } }), '!chance'],
  'short-cut-twice': [acting({ Ab: hand('short_cut') }, { acting: { shortCut: 1 } }), '!short_cut'],
  'nothing-forbidden': [acting({ Wa: hand('stealth') }, act(WA)), '!stealth'],
  'arrest-holder': [acting(beside('pub', { Lu: hand('arrest') }), act(LU)), '!arrest:Ab'],
  'arrest-serving': [
    acting({ Ab: { at: 'prison', ...hand('arrest') }, Lu: { at: 'prison', serving: 'turn' } }),
    '!arrest:Lu',
  ],
  'arrest-immune': [acting(beside('pub', { Ab: hand('arrest') })), '!arrest:Wa'],
  'arrest-jack': [acting(unmasked(GU, beside('pub', { Lu: hand('arrest') })), act(LU, { unmasked: GU })), '!arrest:Gu'],
  'not-in-market': [acting(beside('pub', { Ab: hand('arrest') })), '!arrest:Lu:silver'],
  'arrest-loss': [market({ Ab: hand('arrest') }), '!arrest:Lu:silver'],
  'curfew-holder': [acting({ Lu: hand('curfew') }, act(LU)), '!curfew:Ab'],
  'curfew-marked': [acting({ Ab: hand('curfew'), Lu: { curfew: true } }), '!curfew:Lu'],
  'role-shown': [acting(beside('pub', { Lu: shown })), 'c:Lu'],
  'not-near': [acting({ Ab: hand('witness') }), '!witness:Lu#1'],
  'position-up': [acting(beside('pub', { Ab: hand('witness'), Lu: { line: { 1: 'false_lead' } } })), '!witness:Lu#1'],
  'not-side-by-side': [acting({}), 'c:Lu'],
  'pocket-empty': [acting(beside('pub', { Ab: hand('pickpocket'), Lu: { pounds: 0 } })), '!pickpocket:Lu:notes'],
  'no-kit': [acting({ Ab: hand('lost_kit') }), '!lost_kit:Lu'],
  'no-hand': [acting(beside('pub', { Ab: hand('burglary') })), '!burglary:Lu'],
  'bargain-useless': [acting({ Ab: hand('bargain') }, inForce('clearance')), '!bargain'],
  'reserve-empty': [acting({ Ab: hand('wages') }, { reserve: 0 }), '!wages'],
  'rope-not-jack': [acting({ Ab: hand('rope') }), '!rope'],
  'rope-not-home': [acting(unmasked(AB, { Ab: { at: 'pub', ...hand('rope') } }), { unmasked: AB }), '!rope'],
  'no-pawn-there': [acting({ Ab: hand('disperse') }), '!disperse:J11-J12'],
  'pawn-place-taken': [acting({ Ab: hand('disperse') }, { police: ['J11', 'J12'] }), '!disperse:J11-J12'],
  'free-streets': [acting({ Ab: hand('disperse') }, { police: ['J11'] }), '!disperse:J11-H33a'],
  'life-full': [acting({ Ab: hand('first_aid') }), '!first_aid'],
  'decision-used': [acting(beside('pub'), { acting: { decided: 1 } }), 'c:Lu'],
  'no-life-token': [acting({ Ab: { life: 2 } }), 'a:Ab'],
  'patient-well': [acting({ Ab: { lifeTokens: 1 } }), 'a:Ab'],
  'patient-other': [acting(beside('pub', { Ab: { lifeTokens: 1 }, Lu: { life: 1 } })), 'a:Lu'],
  'no-such-weapon': [acting({}), 'b:knife>Lu'],
  'out-of-reach': [acting({ Ab: { weapons: { knife: 1 } } }), 'b:knife>Lu'],
  'other-victim': [acting(beside('pub', { Ab: { weapons: { knife: 1 } } })), 'b:knife>Lu*Gu'],
  'search-on-street': [acting({ Ab: { at: 'J62' } }), 'd:life'],
  'nothing-to-find': [acting({ Ab: { at: 'prison' } }), 'd:?'],
  'no-such-token': [acting({}), 'd:life'],
  'not-in-shop': [acting({}), 'e:pay'],
  'no-weapons-left': [acting({ Ab: { at: 'shop_west', pounds: 9 } }, { armoury: {} }), 'e:pay'],
  'cannot-pay': [acting({ Ab: { at: 'shop_west' } }), 'e:pay'],
  'offers-used': [
    acting(beside('pub', { Ab: hand('alibi'), Lu: hand('wages') }), { acting: { offers: 3 } }),
    'f:Lu:a.alibi=a?',
  ],
  'no-gifts': [acting(beside('pub', { Ab: hand('alibi'), Lu: hand('wages') })), 'f:Lu:a.alibi=0'],
  'item-not-owned': [acting(beside('pub', { Ab: hand('alibi'), Lu: hand('wages') })), 'f:Lu:l=a?'],
  'partner-lacks': [acting(beside('pub', { Ab: hand('alibi'), Lu: hand('wages') })), 'f:Lu:a.alibi=l'],
  'item-form': [acting(beside('pub', { Ab: hand('alibi'), Lu: hand('wages') })), 'f:Lu:a?=a.wages'],
  'not-at-market': [acting({}), 'g:sell'],
  'nothing-to-sell': [market(), 'g:sell'],
  'item-offered': [
    acting(beside('black_market', { Ab: hand('alibi') }), {
      state: 'sell',
      acting: { deal: 'selling', decided: 1 },
      pending: { kept: { cards: 1, ...hand('alibi') } },
    }),
    'item:a.alibi',
  ],
  'sale-begun': [
    acting(beside('black_market', { Ab: hand('alibi') }), { state: 'sell', acting: { deal: 'sell', decided: 1 } }),
    'stop',
  ],
  'nothing-to-buy': [market(), 'g:buy'],
  'no-clue-left': [
    acting(unmasked(AB, beside('black_market', { Ab: { pounds: 10 }, Lu: shown, Gu: shown, Wa: shown, Ne: dead })), {
      unmasked: AB,
    }),
    'g:clue',
  ],
  'no-power': [acting(beside('pub'), act(LU)), 'h:Gu'],
  summoned: [acting(beside('pub', { Ab: { summoned: true } }), inForce('queen_distressed')), 'h:Lu'],
  'not-lusk': [acting({}), 'lusk:+J11'],
  'protesters-gone': [acting({}, act(LU, inForce('manifestation'))), 'lusk:+J11'],
  'protester-used': [acting({}, act(LU, { acting: { lusked: 1 } })), 'lusk:+J11'],
  'supply-empty': [acting({}, act(LU, { protesters: ['J11', 'J12', 'J13'] })), 'lusk:+J14'],
  'not-trader': [acting({}), 'trade'],
  'trade-runs': [acting({}, act(NE, { trade: 1 })), 'trade'],
  'trade-declined': [acting({}, act(NE, { acting: { proposed: 1 } })), 'trade'],
  'trade-resigned': [acting({}, act(NE, inForce('resignation'))), 'trade'],
  'trade-rolled': [acting({}, act(NE, { netleyRolled: 1 })), 'trade'],
  'trade-released': [acting({}, act(NE, { warrenReleased: 1 })), 'trade'],
  'trade-alone': [acting({ Ne: dead }, act(WA)), 'trade'],
  'too-many-accomplices': [
    acting(unmasked(LU, { Ab: { side: 'accomplice' }, Gu: { side: 'accomplice' } }), {
      ...act(WA, { state: 'side' }),
      unmasked: LU,
    }),
    'side:accomplice',
  ],
  'same-side': [acting(unmasked(LU), { state: 'side', unmasked: LU }), 'side:hunter'],
  'designate-count': [
    acting(beside('pub'), { state: 'designate', acting: { decided: 1 }, pending: { reveal: { seat: LU } } }),
    '#1,2',
  ],
  'weapon-not-there': [acting({ Ab: { at: 'shop_west' } }, { state: 'take', acting: { decided: 1 } }), 'take:scalpel'],
  'weapon-not-surplus': [
    acting(
      { Ab: { weapons: { knife: 1, derringer: 1, leather_chest_protector: 1 } } },
      { state: 'drop', pending: { asked: AB } },
    ),
    'drop:leather_chest_protector',
  ],
  'card-no-answer': [acting({ Lu: hand('alibi') }, { state: 'curfew-window', pending: { asked: LU } }), 'Lu!alibi'],
  'wanted-lacking': [
    acting(beside('pub', { Ab: hand('alibi'), Lu: hand('wages') }), {
      state: 'offer-window',
      acting: { offers: 1 },
      pending: { asked: LU, offer: { give: 'a.alibi', want: 'a.rope' } },
    }),
    'Lu+',
  ],
  'nothing-to-lose': [
    acting(
      { Lu: { at: 'prison', serving: 'turn', silver: { 1: 1 }, weapons: { knife: 1 } } },
      {
        ...inForce('raid'),
        state: 'lose',
        turn: undefined,
        pending: { asked: LU, arrest: { victim: LU, cause: 'raid', loss: 'none' } },
      },
    ),
    'Lu:lose none',
  ],
}

conformLegality(london1888, {
  seed: 1888,
  optionSets: [['the other values', { absinthe: 'off', exchangeGifts: 'on', wornRope: 'breaks', passFullSpace: 'on' }]],
  attempts: ATTEMPTS,
  ends: [],
  reasons: ILLEGAL,
  refused: REFUSED,
})
