import { Me, Rename } from '@gaslight/protocol/wire'
import { randomId } from '../rooms.ts'
import type { Api, Context } from './context.ts'
import { signIn } from './cookies.ts'

export function meRoutes(app: Api, { store, limits }: Context): void {
  app.get('/me', { schema: { tags: ['People'], summary: 'Who you are', response: { 200: Me } } }, async request => ({
    player: request.player === null ? null : await known(request.player),
  }))

  app.put(
    '/me',
    {
      config: { rateLimit: { max: limits.beginnings } },
      schema: {
        tags: ['People'],
        summary: 'Give yourself a name',
        description: 'Makes you a guest, known by a signed cookie, if you are none yet. No account is needed.',
        body: Rename,
        response: { 200: Me },
      },
    },
    async (request, reply) => {
      const { name } = request.body
      const old = request.player === null ? null : await known(request.player)
      if (old !== null) {
        await store.rename(old.id, name)
        return { player: { id: old.id, name } }
      }
      const player = { id: randomId(20), name, created: new Date().toISOString() }
      await store.addPlayer(player)
      signIn(reply, player.id)
      return { player: { id: player.id, name } }
    },
  )

  async function known(id: string): Promise<{ id: string; name: string } | null> {
    const player = await store.player(id)
    return player === null ? null : { id, name: player.name }
  }
}
