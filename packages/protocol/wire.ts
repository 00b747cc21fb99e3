import { SPEECH_ACTS } from '@gaslight/core'
import { z } from 'zod'
import { GAME_ID } from './game-id.ts'
import { PROBLEMS, type ProblemCode } from './problems.ts'

export { PROTOCOL_VERSION } from './version.ts'

const hex64 = z.string().regex(/^[0-9a-f]{64}$/)
/**
 * Some of it can be seen, and nothing moves the text around it: no control, direction or line character. A joiner may
 * stand between what it joins, as in Persian words and the emoji of a family.
 */
const VISIBLE =
  /^(?=.*(?!\p{DI}|\u2800)[\p{L}\p{N}\p{P}\p{S}])(?:[^\p{C}\p{Zl}\p{Zp}]|(?<=[\p{L}\p{M}\p{ExtPict}\p{EMod}])[\u200C\u200D](?=[\p{L}\p{ExtPict}]))*$/u
const name = z.string().trim().min(1).max(40).regex(VISIBLE, 'letters, digits and signs that can be seen')
const role = z.string().min(1).max(40)
const gameId = z.string().regex(GAME_ID)

const json = z.json().meta({ id: 'Json' })

export const Player = z.object({ id: z.string(), name })
export const Me = z.object({ player: Player.nullable() })
export const Rename = z.strictObject({ name }).meta({ examples: [{ name: 'Ada' }] })

/** A person's share of the game's randomness: 32 bytes, hex; the server makes one up where none is sent. */
const nonce = hex64.optional()

/** Seconds: what a turn may be limited to. */
const SHORTEST_TURN = 15
const LONGEST_TURN = 14 * 24 * 60 * 60

export const SeatRequest = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me'), role }),
  z.strictObject({ kind: z.literal('open'), role }),
  z.strictObject({ kind: z.literal('bot'), role, level: z.string().min(1).max(40) }),
])
export const CreateGame = z
  .strictObject({
    game: z.string().min(1).max(40),
    options: z.record(z.string().max(40), z.union([z.string().max(40), z.number(), z.boolean()])).default({}),
    seats: z.array(SeatRequest).min(1).max(8),
    turnSeconds: z
      .int()
      .min(SHORTEST_TURN)
      .max(LONGEST_TURN)
      .optional()
      .describe(
        "How long a person may take for a turn; then the game's mildest decisions end it. No limit if left out",
      ),
    pace: z
      .enum(['full'])
      .optional()
      .describe(
        'For tables at which only bots sit: they answer as soon as they have thought. On a beat that can be watched if left out; windows close with the last answer either way',
      ),
    nonce,
  })
  .meta({
    examples: [
      {
        game: 'mr-jack',
        seats: [
          { kind: 'bot', role: 'jack', level: 'greedy' },
          { kind: 'me', role: 'detective' },
        ],
      },
    ],
  })
export const JoinSeat = z.strictObject({ nonce }).meta({ examples: [{}] })

export const SeatInfo = z.object({
  role,
  kind: z.enum(['person', 'bot', 'open']),
  name: z.string().optional(),
  level: z.string().optional(),
  you: z.boolean().describe("Whether it is the asker's own seat"),
})
export const ChannelInfo = z
  .object({
    id: z.string(),
    seats: z.array(role).describe('Who sends'),
    readers: z.enum(['seats', 'everybody']).describe('Who gets it while the game lasts; afterwards everybody does'),
    carries: z.array(z.enum(['talk', 'speech', 'marks'])),
  })
  .describe('Seats that confer beside the game')
export const GameInfo = z.object({
  id: gameId,
  game: z.string(),
  rulesVersion: z.number(),
  options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  seats: z.array(SeatInfo),
  status: z.enum(['open', 'running', 'over']),
  created: z.string(),
  commitment: hex64.describe("SHA-256 of the server's seed"),
  nonces: z.array(z.string()),
  audience: z.union([z.number(), z.literal('public')]).describe("The asker's seat, else `public`"),
  seq: z.number().describe("The number of the asker's last event"),
  turn: role.optional().describe('Whose turn it is, as a role; absent while open or over'),
  asked: z
    .array(role)
    .optional()
    .describe('Who is asked in the window that is open, whether they have answered or not; absent while none is'),
  clock: z
    .object({
      seconds: z.number().describe('How long a person may take for a turn'),
      closes: z.iso
        .datetime()
        .optional()
        .describe('When the turn is over; absent while nobody has a turn with a limit'),
      left: z.number().optional().describe('The milliseconds until then: for clocks that go wrong'),
    })
    .optional()
    .describe('Absent where turns may take for ever'),
  outcome: z.object({ winners: z.array(role), reason: z.string() }).optional(),
  match: z
    .object({ game: gameId, number: z.union([z.literal(1), z.literal(2)]) })
    .optional()
    .describe('In a match of two with roles exchanged: the other game, and which of both this one is'),
  channels: z.array(ChannelInfo).optional().describe('Absent where nobody confers'),
})
export const GameList = z.object({ games: z.array(GameInfo) })

export const Decide = z
  .strictObject({
    command: z.uuid().describe('Made by the client; a repeat gets the first answer and changes nothing'),
    after: z
      .int()
      .min(0)
      .describe("The number of the last event the client has seen; anything else than the game's last is stale"),
    decisions: z
      .array(z.string().min(1).max(200))
      .min(1)
      .max(32)
      .describe("Tokens of the game's notation, up to the first decision that informs anybody; all or nothing"),
  })
  .meta({
    examples: [{ command: '2f1c5a0e-6f0b-4c39-9c7e-0d3a5b1e8f42', after: 2, decisions: ['Watson', 'a3-f10', 'S'] }],
  })
export const Decided = z.object({ seq: z.number() })

/** One decision, as one audience may know it. `patch` is a JSON merge patch from its view before to its view after. */
export const WireEvent = z.object({
  n: z.number(),
  by: z.union([z.number(), z.literal('chance')]),
  text: z.string(),
  effects: z.array(z.looseObject({ kind: z.string() })).optional(),
  patch: json.optional(),
  link: z.string().describe('The short link of the seal'),
})
export const Events = z.object({
  start: z.record(z.string(), json).optional().describe('The view before the first event; only where `after` was 0'),
  events: z.array(WireEvent),
})
export const ViewNow = z.object({ seq: z.number(), view: z.record(z.string(), json) })
export const Legal = z.object({ seq: z.number(), decisions: z.array(z.string()) })

/**
 * A window: a point at which others may interfere, open for its audience to see. Everybody is told of it alike and at the
 * same moment, apart from `you`. All of `asked` answer side by side; whatever they say, nothing of it shows before the
 * window closes, when the answers count in this order and come as events. An answer is one decision, sent as any other
 * (`POST decisions`, a batch of one), also by a seat whose turn the view does not name; the first one stands.
 *
 * `legal` lists the same as `you.answers`. To read them in names: `asking(game, sample(view), seat)` of core gives a
 * position in which this seat is the one to decide.
 */
export const OpenWindow = z
  .object({
    kind: z.string().describe("The game's name for it, for instance `market`"),
    after: z.number().describe("The number of the asker's last event when it opened: names the window"),
    asked: z.array(role).describe('Who is asked, in the order in which the answers count'),
    waits: z
      .boolean()
      .describe(
        'It closes with the answer, `closes` at the latest; else it closes at that moment and never sooner, but among bots alone with the last answer',
      ),
    closes: z.iso
      .datetime()
      .optional()
      .describe('When silence answers; absent where it is waited for ever, and among bots alone'),
    left: z.number().optional().describe('The milliseconds until then: for clocks that go wrong'),
    you: z
      .object({
        answers: z.array(z.string()).describe('What the asker may answer, in notation; none once that is done'),
        answer: z.string().nullable().describe('What the asker has answered'),
      })
      .optional()
      .describe('Absent for whoever is not asked'),
    withdraw: z.string().optional().describe('The decision by which the asker may take back what is asked meanwhile'),
  })
  .describe('A point at which others may interfere')
export const WindowNow = z.object({ window: OpenWindow.nullable() })

/** One line of a stream that follows a game: the start view, an event, or which window is open. */
export const StreamLine = z.union([z.object({ start: z.record(z.string(), json) }), WireEvent, WindowNow])

/** What a seat has ordered beforehand, for windows that pass at once: an object of the game's own, secret to everybody else. */
export const StandingOrders = z.object({ orders: z.record(z.string(), json) })
export const GiveOrders = z
  .strictObject({ orders: z.record(z.string().max(40), json) })
  .describe('All orders of the seat; what is left out takes its default')
  .meta({ examples: [{ orders: { curfew: true, sidestep: 'always' } }] })

const place = z
  .string()
  .regex(/^[0-9A-Za-z][0-9A-Za-z-]{0,15}$/)
  .describe("A place of the board, as the game's notation calls it")
const ink = z.int().min(0).max(7).describe('A colour, by number; which one is up to the page')
const visible = (longest: number) =>
  z.string().trim().min(1).max(longest).regex(VISIBLE, 'one line of letters, digits and signs that can be seen')

/** What a seat sends to a channel: a word, a speech act, or a mark on the board, or the end of marks. */
export const Contribution = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('talk'), text: visible(400) }),
  z.strictObject({
    kind: z.literal('speech'),
    act: z.enum(SPEECH_ACTS),
    seat: z.int().min(0).max(7).describe('About whom, or to whom: a seat of the game, by number'),
    text: visible(200).optional(),
  }),
  z.strictObject({ kind: z.literal('mark'), at: place, ink }),
  z.strictObject({ kind: z.literal('arrow'), from: place, to: place, ink }),
  z.strictObject({ kind: z.literal('note'), at: place, text: visible(120) }),
  z.strictObject({
    kind: z.literal('erase'),
    entries: z.array(z.int().min(1)).min(1).max(64).describe('The numbers of the marks, arrows and notes to take away'),
  }),
])
export const Confer = z
  .strictObject({
    command: z.uuid().describe('Made by the client; a repeat gets the first answer and changes nothing'),
    what: Contribution,
  })
  .meta({
    examples: [
      { command: '2f1c5a0e-6f0b-4c39-9c7e-0d3a5b1e8f42', what: { kind: 'arrow', from: '65', to: '84', ink: 2 } },
    ],
  })
export const Conferred = z.object({ n: z.number().describe('The number of the entry') })
export const ChannelEntry = z.object({
  n: z.number().describe('Counts from 1 within its channel'),
  by: z.number().describe('The seat'),
  at: z.iso.datetime(),
  what: Contribution,
})
export const ChannelEntries = z.object({ entries: z.array(ChannelEntry) })

export const Catalogue = z.object({
  games: z.array(
    z.object({
      id: z.string(),
      rulesVersion: z.number(),
      roles: z.array(role),
      seats: z.object({ min: z.number(), max: z.number() }),
      levels: z.array(z.string()),
      options: z.array(
        z.object({
          key: z.string(),
          values: z.array(z.union([z.string(), z.number(), z.boolean()])),
          default: z.union([z.string(), z.number(), z.boolean()]),
          rule: z.string(),
          when: z.object({ key: z.string(), value: z.union([z.string(), z.number(), z.boolean()]) }).optional(),
          seats: z.number().optional(),
          valueSeats: z.record(z.string(), z.number()).optional(),
        }),
      ),
    }),
  ),
})

/**
 * What a page sends over its one WebSocket. `after` is its cursor: 0 for everything. It follows every channel that it may
 * read, too: those that it names from their own cursors, all others from the beginning.
 */
export const ClientMessage = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('subscribe'),
    game: gameId,
    after: z.int().min(0),
    channels: z.record(z.string().max(40), z.int().min(0)).optional(),
  }),
  z.strictObject({ type: z.literal('unsubscribe'), game: gameId }),
])
/**
 * `sync` answers a subscription; `events` follow as they happen. `info` comes when it says what the events do not: who
 * sits where, how the game ended, what follows it, and where turns are limited how long the next one may take. `channel` comes behind a `sync` for each channel that the page may
 * read, even if it brings nothing, and with every entry from then on. `window` comes behind a `sync` where a window is
 * open, behind the `events` that open one, with null behind those that close it, and to a seat when it has answered.
 */
export const ServerMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('welcome'), protocol: z.number() }),
  z.object({
    type: z.literal('sync'),
    game: gameId,
    info: GameInfo,
    start: Events.shape.start,
    events: z.array(WireEvent),
  }),
  z.object({
    type: z.literal('events'),
    game: gameId,
    events: z.array(WireEvent),
    turn: role
      .optional()
      .describe('Whose turn it is now, as a role; absent when the game is over, of which `info` tells'),
    asked: GameInfo.shape.asked,
  }),
  z.object({ type: z.literal('info'), game: gameId, info: GameInfo }),
  z.object({ type: z.literal('channel'), game: gameId, channel: z.string(), entries: z.array(ChannelEntry) }),
  z.object({ type: z.literal('window'), game: gameId, window: OpenWindow.nullable() }),
  z.object({ type: z.literal('problem'), game: gameId.optional(), problem: z.lazy(() => Problem) }),
])

/** RFC 9457 problem details; `type` is `/problems/<code>`. */
export const Problem = z.object({
  type: z.string(),
  code: z.enum(Object.keys(PROBLEMS) as [ProblemCode, ...ProblemCode[]]),
  title: z.string(),
  status: z.number(),
  detail: z.string().optional(),
  /** For an illegal decision: which of the batch, why, and by which rule. */
  illegal: z
    .object({
      index: z.number(),
      reason: z.string(),
      rule: z.string(),
      params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    })
    .optional(),
})
