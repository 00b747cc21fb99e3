import type { Game } from '@gaslight/core'
import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Limits } from '../limits.ts'
import type { Metrics } from '../metrics.ts'
import type { Rooms } from '../rooms.ts'
import type { Store } from '../stores/store.ts'
import type { Unattended } from '../unattended.ts'

/** What the routes work with. */
export interface Context {
  readonly store: Store
  readonly rooms: Rooms
  readonly unattended: Unattended
  readonly metrics: Metrics
  readonly limits: Limits
  /** The levels of a game's bots, from the weakest to the strongest. */
  levelsOf(game: Game): readonly string[]
}

export type Api = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>
