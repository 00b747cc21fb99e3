import { describe, expect, test } from 'vitest'
import {
  act,
  beforeEvent,
  begun,
  beside,
  type Document,
  hand,
  inForce,
  LU,
  NE,
  type Players,
  played,
  position,
  refusal,
  WA,
} from './testing.ts'

/** The commonest wrong decisions of each point of the game, and the rule that each is refused by. */

type Position = ReturnType<typeof position>

const ab = (more: Document) => position({ Ab: more })
const near = (players: Players = {}) => position(beside('pub', players))
const rolled = { acting: { rolled: 1, roll: 3 } }
const window = (state: string, pending: object, changes: Document = {}) =>
  position(beside('pub', { Lu: hand('alibi') }), { state, pending, ...changes })
const arrested = { victim: LU, by: 0, cause: 'power', loss: 'ordinary' }
const market = beside('black_market', { Ab: { pounds: 20, ...hand('rope') } })

const ROWS: readonly (readonly [what: string, p: () => Position, token: string, why: string])[] = [
  ['before the deal: a pick, though chance deals', () => begun(4), 'pick:Go', 'draw-due LD-14'],
  ['before the deal: an act', () => begun(4), 'roll', 'draw-due LD-14'],
  [
    'picking: one who is taken',
    () => played(begun(4, { characters: 'pick' }), 'pick:Ab'),
    'pick:Ab',
    'character-taken LD-14',
  ],
  [
    'picking: one for whom others must be left',
    () => begun(4, { characters: 'pick' }),
    'pick:Go',
    'character-kept LD-14',
  ],
  ['picking: an act', () => begun(4, { characters: 'pick' }), 'roll', 'not-now LD-14'],
  ['roles: to say who is Jack', () => begun(4, { characters: 'assigned' }), '.', 'draw-due LD-20'],
  ['the event: an act', () => position({}, beforeEvent()), '>pub', 'draw-due LD-23'],
  ['the draw: an act', () => position({}, { state: 'draw', acting: { toDraw: 2 } }), 'roll', 'draw-due LD-31'],
  ['the die: to walk before it lies', () => played(ab({}), 'roll'), '>H63a', 'draw-due LD-35'],

  ['acts: a pick', () => ab({}), 'pick:Go', 'not-now LD-32'],
  ['acts: to draw', () => ab({}), '+[rope]', 'chance-decides LD-31'],
  ['acts: to say what the die shows', () => ab({}), '[6]', 'chance-decides LD-35'],
  ['acts: to say who is Jack', () => ab({}), 'role[Lu]', 'chance-decides LD-20'],
  ['acts: to reveal an event', () => ab({}), '[rain]', 'chance-decides LD-23'],
  ['acts: to discard', () => ab(hand('rope')), 'x:rope', 'not-now LD-32'],
  ['acts: to pass', () => ab({}), 'Lu-', 'not-now LD-32'],
  ['acts: to walk without steps', () => ab({}), '>H63a', 'no-steps LD-36'],
  ['acts: to walk too far', () => position({}, rolled), '>pub', 'too-far LD-37'],
  [
    'acts: to enter what is forbidden',
    () => position({ Lu: { at: 'H63a' } }, { ...act(LU), ...rolled }),
    '>police_station',
    'location-forbidden LD-10',
  ],
  ['acts: to roll twice', () => position({}, rolled), 'roll', 'already-rolled LD-35'],
  ['acts: to roll under curfew', () => ab({ curfew: true }), 'roll', 'curfew-roll LD-43'],
  ['acts: a card not held', () => ab({}), '!wages', 'card-not-held LD-74'],
  ['acts: a card for windows', () => ab(hand('alibi')), '!alibi', 'card-not-own-turn LD-74'],
  ['acts: ROPE without being Jack', () => ab(hand('rope')), '!rope', 'rope-not-jack LD-91'],
  ['acts: a cab without money', () => ab({ pounds: 0, ...hand('hansom_cab') }), '!hansom_cab', 'cab-unpaid LD-75'],
  [
    'acts: CURFEW on the holder of the Absinthe',
    () => position({ Lu: hand('curfew') }, act(LU)),
    '!curfew:Ab',
    'curfew-holder LD-80',
  ],
  ['acts: CURFEW on oneself', () => ab(hand('curfew')), '!curfew:Ab', 'not-oneself LD-74'],
  ['acts: INFORMER from afar', () => ab(hand('informer')), '!informer:Lu#1', 'not-near LD-85'],
  ['acts: WITNESS from afar', () => ab(hand('witness')), '!witness:Lu#1', 'not-near LD-84'],
  ['acts: to question from afar', () => ab({}), 'c:Lu', 'not-side-by-side LD-8'],
  ['acts: to question oneself', () => ab({}), 'c:Ab', 'not-oneself LD-46'],
  [
    'acts: to question one who is shown',
    () => near({ Lu: { shown: true, line: { 1: 'role' } } }),
    'c:Lu',
    'role-shown LD-117',
  ],
  ['acts: to question the dead', () => position({ Lu: { life: 0 } }), 'c:Lu', 'player-dead LD-154'],
  ['acts: to arrest without that power', () => position(beside('pub'), act(LU)), 'h:Gu', 'no-power LD-51'],
  ['acts: to arrest oneself', () => ab({}), 'h:Ab', 'not-oneself LD-127'],
  ['acts: to arrest Warren in office', () => near(), 'h:Wa', 'arrest-immune LD-127'],
  ['acts: ARREST on Warren in office', () => near({ Ab: hand('arrest') }), '!arrest:Wa', 'arrest-immune LD-128'],
  ['acts: a weapon not owned', () => near(), 'b:knife>Lu', 'no-such-weapon LD-71'],
  ['acts: a weapon on oneself', () => near({ Ab: { weapons: { knife: 1 } } }), 'b:knife>Ab', 'not-oneself LD-71'],
  [
    'acts: a Winchester at DIST 0',
    () => near({ Ab: { weapons: { winchester: 1 } } }),
    'b:winchester>Lu',
    'out-of-reach LD-71',
  ],
  ['acts: to heal without a token', () => ab({ life: 1 }), 'a:Ab', 'no-life-token LD-44'],
  ['acts: to heal who is well', () => ab({ lifeTokens: 1 }), 'a:Ab', 'patient-well LD-44'],
  [
    'acts: to heal others, though not Gull',
    () => near({ Ab: { lifeTokens: 1 }, Lu: { life: 1 } }),
    'a:Lu',
    'patient-other LD-124',
  ],
  ['acts: to search on a street', () => ab({ at: 'H63a' }), 'd:?', 'search-on-street LD-47'],
  ['acts: to search where nothing lies', () => ab({ at: 'prison' }), 'd:?', 'nothing-to-find LD-47'],
  ['acts: to search for what does not lie there', () => ab({ at: 'police_station' }), 'd:life', 'no-such-token LD-47'],
  ['acts: to shop elsewhere', () => ab({}), 'e:pay', 'not-in-shop LD-48'],
  ['acts: to shop without money', () => ab({ at: 'shop_east' }), 'e:pay', 'cannot-pay LD-157'],
  ['acts: the market elsewhere', () => ab({}), 'g:clue', 'not-at-market LD-50'],
  ['acts: a clue without money', () => ab({ at: 'black_market' }), 'g:clue', 'cannot-pay LD-157'],
  ['acts: an exchange from afar', () => ab(hand('rope')), 'f:Lu:a.rope=a?', 'not-side-by-side LD-8'],
  ['acts: an exchange with oneself', () => ab(hand('rope')), 'f:Ab:a.rope=a?', 'not-oneself LD-148'],
  ['acts: to give what one has not', () => near({ Lu: hand('alibi') }), 'f:Lu:a.rope=a?', 'item-not-owned LD-148'],
  ['acts: a gift', () => near({ Ab: hand('rope'), Lu: hand('alibi') }), 'f:Lu:a.rope=0', 'no-gifts LD-149'],
  [
    'acts: a second decision',
    () => position({ Ab: { at: 'pub' } }, { acting: { decided: 1 } }),
    'd:?',
    'decision-used LD-32',
  ],
  ['acts: a Protester without being Lusk', () => ab({}), 'lusk:+J33', 'not-lusk LD-123'],
  ['acts: a Protester before a single door', () => position({}, act(LU)), 'lusk:+H33a', 'free-streets LD-13'],
  ['acts: a trade without being Warren or Netley', () => ab({}), 'trade', 'not-trader LD-151'],

  [
    'W1: an act',
    () =>
      position(
        { ...market, Gu: { at: 'black_market', ...hand('alibi') } },
        { ...act(NE), state: 'market-window', pending: { asked: 2, market: 'enter' } },
      ),
    'roll',
    'not-now LD-136',
  ],
  ['W2: an act', () => window('arrest-window', { asked: LU, arrest: arrested }), 'roll', 'not-now LD-137'],
  [
    'W2: COUNTER-ORDER against the power of arrest',
    () =>
      position(beside('pub', { Lu: hand('counter_order') }), {
        state: 'arrest-window',
        pending: { asked: LU, arrest: arrested },
      }),
    'Lu!counter_order',
    'card-no-answer LD-143',
  ],
  [
    'W2: £10 without having them',
    () => window('arrest-window', { asked: LU, arrest: arrested }),
    'Lu!bail',
    'cannot-pay LD-157',
  ],
  ['W3: an act', () => window('curfew-window', { asked: LU }), '.', 'not-now LD-138'],
  ['W3: somebody else', () => window('curfew-window', { asked: LU }), 'Gu-', 'not-asked LD-143'],
  ['W3: a card not held', () => window('curfew-window', { asked: LU }), 'Lu!counter_order', 'card-not-held LD-74'],
  [
    'W4: to designate at once',
    () => window('question-window', { asked: LU, reveal: { seat: LU } }),
    '#1',
    'not-now LD-139',
  ],
  [
    'W6: another offer',
    () => window('offer-window', { asked: LU, offer: { give: 'l', want: 'a?' } }, { acting: { offers: 1 } }),
    'f:Lu:l=a?',
    'not-now LD-141',
  ],
  [
    'W7: an act',
    () => position({}, { ...act(WA), state: 'trade-window', acting: { proposed: 1 }, pending: { asked: NE } }),
    '.',
    'not-now LD-142',
  ],

  [
    'designating: an act',
    () => position(beside('pub'), { state: 'designate', acting: { decided: 1 }, pending: { reveal: { seat: LU } } }),
    '.',
    'not-now LD-46',
  ],
  [
    'designating: two cards outside the Prison',
    () => position(beside('pub'), { state: 'designate', acting: { decided: 1 }, pending: { reveal: { seat: LU } } }),
    '#1,2',
    'designate-count LD-116',
  ],
  [
    'sides: an act',
    () =>
      position(
        {
          Ab: { side: 'hunter' },
          Lu: { role: 'jack', line: { 1: 'role' }, weapons: { scalpel: 1 } },
          Gu: { side: 'hunter' },
          Wa: { side: 'hunter' },
          Ne: { side: 'hunter' },
        },
        { state: 'side', unmasked: LU },
      ),
    'roll',
    'not-now LD-169',
  ],
  [
    'the letter: a card not held',
    () =>
      position(
        { Ab: hand('alibi') },
        { ...inForce('dear_boss'), state: 'letter', turn: undefined, pending: { asked: 0 } },
      ),
    'Ab:give rope',
    'card-not-held LD-107',
  ],
  [
    'the letter: an act',
    () =>
      position(
        { Ab: hand('alibi') },
        { ...inForce('dear_boss'), state: 'letter', turn: undefined, pending: { asked: 0 } },
      ),
    'roll',
    'not-now LD-107',
  ],
  [
    'the postcard: oneself',
    () => position({}, { ...inForce('saucy_jacky'), state: 'postcard', turn: undefined, pending: { asked: 0 } }),
    'Ab:peek Ab#1',
    'not-oneself LD-108',
  ],
  [
    'the shop: to leave with nothing',
    () => position({ Ab: { at: 'shop_east' } }, { state: 'take', acting: { decided: 1 } }),
    '.',
    'not-now LD-48',
  ],
  [
    'the shop: what is not there',
    () => position({ Ab: { at: 'shop_east' } }, { state: 'take', acting: { decided: 1 } }),
    'take:scalpel',
    'weapon-not-there LD-48',
  ],
  [
    'too many weapons: to keep both',
    () => position({ Ab: { weapons: { knife: 1, vitriol: 1 } } }, { state: 'drop', pending: { asked: 0 } }),
    '.',
    'not-now LD-70',
  ],
  [
    'a sale: to stop before anything is offered',
    () => position(market, { state: 'sell', acting: { decided: 1, deal: 'sell' } }),
    'stop',
    'sale-begun LD-53',
  ],
  [
    'a sale: what one has not',
    () => position(market, { state: 'sell', acting: { decided: 1, deal: 'sell' } }),
    'item:a.alibi',
    'item-not-owned LD-148',
  ],
  [
    'a clue: one who is dead',
    () => position({ ...market, Lu: { life: 0 } }, { state: 'clue', acting: { decided: 1, deal: 'clue' } }),
    'pay:Lu#1',
    'player-dead LD-154',
  ],
  [
    'the discard: to end without it',
    () => position({ Ab: { hand: { alibi: 2, wages: 2, rope: 1 } } }, { state: 'discard' }),
    '.',
    'not-now LD-33',
  ],
  [
    'the discard: what one has not',
    () => position({ Ab: { hand: { alibi: 2, wages: 2, rope: 1 } } }, { state: 'discard' }),
    'x:bargain',
    'card-not-held LD-33',
  ],
  [
    'after the end',
    () =>
      position(
        {
          Ab: { side: 'hunter' },
          Lu: { role: 'jack', life: 0, line: { 1: 'role' } },
          Gu: { side: 'hunter' },
          Wa: { side: 'hunter' },
          Ne: { side: 'hunter' },
        },
        { state: 'over', unmasked: LU, outcome: { reason: 'I-kill' } },
      ),
    'roll',
    'game-over LD-175',
  ],
  ['anywhere: what is no decision', () => ab({}), 'dance', 'unreadable LD-189'],
]

describe('a wrong decision is refused by the rule that forbids it', () => {
  test.each(ROWS)('%s', (_, p, token, why) => {
    expect(refusal(p(), token)).toBe(why)
  })
})
