import type { StandingOrders as Orders } from '@gaslight/protocol'
import { GiveOrders, StandingOrders, WindowNow } from '@gaslight/protocol/wire'
import type { Api, Context } from './context.ts'
import { GamePath } from './games.ts'
import { sendProblem } from './problems.ts'

/** What others may do while somebody is in turn: windows, and what is ordered for those that pass at once. */
export function windowRoutes(app: Api, { rooms }: Context): void {
  app.get(
    '/games/:id/window',
    {
      schema: {
        tags: ['Play'],
        summary: 'The window that is open',
        description: [
          'A window is a point at which others may interfere. All who are asked answer side by side, each by `POST decisions` with a batch of one decision; nothing of an answer shows before the window closes, when the answers count in their order and come as events. Silence passes or declines.',
          'A window that `waits` counts the first answer that arrives; whoever has asked may take it back until then (`withdraw`).',
        ].join('\n\n'),
        params: GamePath,
        response: { 200: WindowNow },
      },
    },
    async ({ params, player }, reply) => {
      const open = await rooms.get(params.id)
      if (open === null) return sendProblem(reply, { code: 'not-found' })
      return { window: open.room.window(open.room.audienceOf(player), rooms.clock.now()) }
    },
  )

  app.get(
    '/games/:id/orders',
    {
      schema: {
        tags: ['Play'],
        summary: 'Your standing orders',
        description:
          'How your seat answers in windows that pass at once, or when it is silent in one that is timed; nobody else ever sees them.',
        params: GamePath,
        response: { 200: StandingOrders },
      },
    },
    async ({ params, player }, reply) => {
      if (player === null) return sendProblem(reply, { code: 'not-signed-in' })
      const open = await rooms.get(params.id)
      if (open === null) return sendProblem(reply, { code: 'not-found' })
      const orders = open.room.orders(open.room.audienceOf(player))
      return orders.ok ? { orders: orders.value as Orders['orders'] } : sendProblem(reply, orders.error)
    },
  )

  app.put(
    '/games/:id/orders',
    {
      schema: {
        tags: ['Play'],
        summary: 'Give standing orders',
        description:
          'At any time until the game is over. They take the place of all that your seat has ordered before.',
        params: GamePath,
        body: GiveOrders,
        response: { 200: StandingOrders },
      },
    },
    async ({ params, player, body }, reply) => {
      if (player === null) return sendProblem(reply, { code: 'not-signed-in' })
      const open = await rooms.get(params.id)
      if (open === null) return sendProblem(reply, { code: 'not-found' })
      const orders = await rooms.order(open, open.room.audienceOf(player), body.orders)
      return orders.ok ? { orders: orders.value as Orders['orders'] } : sendProblem(reply, orders.error)
    },
  )
}
