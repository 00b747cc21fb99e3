import { afterAll, beforeAll, test } from 'vitest'
import { inspect } from './inspect.ts'
import { DESKTOP, openSite, PHONE, type Site } from './site.ts'
import { againstComputer, HUNT, LONDON, TITLES } from './titles.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const PAGES = [
  '/',
  '/fairness',
  '/about',
  '/no/such/page',
  '/api',
  ...[...TITLES, HUNT, LONDON].flatMap(({ id }) => [`/new/${id}`, `/rules/${id}`]),
]

for (const theme of ['night', 'morning'] as const)
  for (const size of [DESKTOP, PHONE])
    test(`axe finds nothing serious on any page (${theme}, ${size.width} px), and none scrolls sideways`, async () => {
      const page = await (await site.visitor({ theme, size })).newPage()
      for (const path of PAGES) await inspect(page, path, theme)
      const spectator = await (await site.visitor({ theme, size })).newPage()
      for (const title of [...TITLES, HUNT, LONDON]) {
        await againstComputer(page, title, title === LONDON ? 'Player 1' : title === HUNT ? 'Detective 1' : 'Detective')
        const game = new URL(page.url()).pathname
        await inspect(page, game, theme)
        await inspect(page, `${game}/text`, theme)
        await inspect(spectator, game, theme)
      }
    })
