import { type Game, ok, type Result } from '@gaslight/core'
import type { GameInfo } from '@gaslight/protocol'
import * as wire from '@gaslight/protocol/wire'
import { z } from 'zod'
import type { SeatWish } from '../new-game.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { type OpenRoom, randomHex64 } from '../rooms.ts'
import { onlyBots } from '../seats.ts'
import type { StoredPlayer } from '../stores/store.ts'
import { UnreadableGame } from '../unreadable.ts'
import type { Api, Context } from './context.ts'
import { sendProblem } from './problems.ts'

/** How many of their games somebody is shown. */
const LISTED = 50

export const GamePath = z.object({ id: wire.GameInfo.shape.id })

export function gamesRoutes(app: Api, context: Context): void {
  const { store, rooms, unattended, limits } = context

  app.post(
    '/games',
    {
      config: { rateLimit: { max: limits.beginnings } },
      schema: {
        tags: ['Games'],
        summary: 'Begin a game',
        description: [
          'One seat for each role: yours, an open one for whoever takes it, or a bot. The game starts when no seat is open. To be sure that the seed was chosen without knowing your nonce, leave your own seat open and take it when you have the commitment.',
          `Few games in which only bots sit may run at once: ${limits.unattended} of one person, ${limits.unattendedInAll} in all. Another one is refused (\`bots-of-yours\`, \`bots-in-all\`) until one of them ends.`,
        ].join('\n\n'),
        body: wire.CreateGame,
        response: { 201: wire.GameInfo },
      },
    },
    async (request, reply) => {
      const player = await signedIn(request.player)
      if (player === null) return sendProblem(reply, { code: 'not-signed-in' })
      const game = rooms.games.find(({ id }) => id === request.body.game)
      if (game === undefined) return sendProblem(reply, { code: 'unknown-game' })
      const wishes = seatWishes(game, request.body, player)
      if (!wishes.ok) return sendProblem(reply, wishes.error)
      const { options, turnSeconds = null, pace } = request.body
      const create = () => rooms.create(game, { options, seats: wishes.value, turnSeconds, pace })
      const attended = !onlyBots(wishes.value.map(({ seat }) => seat))
      const created = await (attended ? create() : unattended.begin(player.id, create))
      if (!created.ok) return sendProblem(reply, created.error)
      const { room } = created.value
      return reply.code(201).header('location', `/api/games/${room.id}`).send(infoFor(created.value, player.id))
    },
  )

  app.get(
    '/games',
    { schema: { tags: ['Games'], summary: 'Your games', response: { 200: wire.GameList } } },
    async ({ player }) => {
      if (player === null) return { games: [] }
      const games: GameInfo[] = []
      for (const id of await store.gamesOf(player, LISTED)) {
        const open = await rooms.get(id).catch(readable)
        if (open !== null) games.push(infoFor(open, player))
      }
      return { games }
    },
  )

  app.get(
    '/games/:id',
    { schema: { tags: ['Games'], summary: 'One game', params: GamePath, response: { 200: wire.GameInfo } } },
    async ({ params, player }, reply) => {
      const open = await rooms.get(params.id)
      if (open === null) return sendProblem(reply, { code: 'not-found' })
      return infoFor(open, player)
    },
  )

  app.post(
    '/games/:id/seats/:role',
    {
      schema: {
        tags: ['Games'],
        summary: 'Take an open seat',
        params: GamePath.extend({ role: z.string() }),
        body: wire.JoinSeat.nullish(),
        response: { 200: wire.GameInfo },
      },
    },
    async (request, reply) => {
      const { id, role } = request.params
      const player = await signedIn(request.player)
      if (player === null) return sendProblem(reply, { code: 'not-signed-in' })
      const open = await rooms.get(id)
      const seat = open?.room.roleSeat(role) ?? null
      if (open === null || seat === null) return sendProblem(reply, { code: 'not-found' })
      const nonce = request.body?.nonce ?? randomHex64()
      const joined = await rooms.run(open, { kind: 'join', player: player.id, name: player.name, seat, nonce })
      if (!joined.ok) return sendProblem(reply, joined.error)
      return infoFor(open, player.id)
    },
  )

  function infoFor({ room }: OpenRoom, player: string | null): GameInfo {
    return room.info(room.audienceOf(player), rooms.clock.now())
  }

  /** A game that cannot be read is not shown among others. */
  function readable(error: unknown): null {
    if (error instanceof UnreadableGame) return null
    throw error
  }

  /** Somebody whose cookie outlived the database is nobody. */
  async function signedIn(player: string | null): Promise<StoredPlayer | null> {
    return player === null ? null : store.player(player)
  }

  function seatWishes(
    game: Game,
    body: z.infer<typeof wire.CreateGame>,
    player: StoredPlayer,
  ): Result<readonly SeatWish[], Refusal> {
    const wishes: SeatWish[] = []
    for (const wish of body.seats) {
      const { kind, role } = wish
      if (kind === 'bot') {
        const levels = context.levelsOf(game)
        if (!levels.includes(wish.level)) return refuse('invalid-request', `the levels are ${levels.join(', ')}`)
        wishes.push({ role, seat: { kind, level: wish.level } })
      } else if (kind === 'me') {
        const nonce = body.nonce ?? randomHex64()
        wishes.push({ role, seat: { kind: 'person', player: player.id, name: player.name, nonce } })
      } else wishes.push({ role, seat: { kind } })
    }
    return ok(wishes)
  }
}
