import { Catalogue } from '@gaslight/protocol/wire'
import type { Api, Context } from './context.ts'

export function catalogueRoutes(app: Api, { rooms, levelsOf }: Context): void {
  const games = rooms.games.map(game => ({
    id: game.id,
    rulesVersion: game.rulesVersion,
    roles: game.roles.map(({ id }) => id),
    seats: { ...game.seats },
    levels: [...levelsOf(game)],
    options: game.options.map(({ values, ...field }) => ({ ...field, values: [...values] })),
  }))
  app.get(
    '/catalogue',
    { schema: { tags: ['Games'], summary: 'The games, their options and their bots', response: { 200: Catalogue } } },
    async () => ({ games }),
  )
}
