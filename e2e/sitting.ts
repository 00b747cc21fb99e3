import type { Page } from 'playwright-core'
import { guestsOf } from '../packages/server/testing/stored.ts'
import { PHONE, type Site } from './site.ts'

export const ON_PHONE = { size: PHONE, touch: true }

/** The page of who sits there at a stored table, without films. */
export async function comeTo(
  site: Site,
  seat: number,
  game: string,
  looks: Parameters<Site['visitor']>[0] = {},
): Promise<Page> {
  const visitor = await site.visitor(looks)
  const [name = '', value = ''] = (guestsOf(site.url).seats[seat]?.cookie ?? '').split('=')
  await visitor.addCookies([{ name, value, url: site.url }])
  await visitor.addInitScript(`localStorage.setItem('gaslight.table', '{"speed":"off"}')`)
  const page = await visitor.newPage()
  await page.goto(`/play/${game}`)
  return page
}
