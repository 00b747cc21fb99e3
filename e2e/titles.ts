import type { Page } from 'playwright-core'

/** The titles for two, with one table. */
export const TITLES = [
  { id: 'mr-jack', name: 'Mr. Jack' },
  { id: 'mr-jack-new-york', name: 'Mr. Jack in New York' },
] as const
export const HUNT = { id: 'letters-from-whitechapel', name: 'Letters from Whitechapel' } as const
export const LONDON = { id: 'london-1888', name: 'London 1888' } as const
type Title = (typeof TITLES)[number] | typeof HUNT | typeof LONDON

/** From the form of a new game: a seat against the computer, at its usual strength or another. */
export async function againstComputer(
  page: Page,
  title: Title,
  side: 'Detective' | 'Detective 1' | 'Jack' | 'Player 1',
  level?: 'Stroller',
): Promise<void> {
  await page.goto(`/new/${title.id}`)
  if (level !== undefined) await page.getByText(level, { exact: true }).first().click()
  await page.getByText(side, { exact: true }).first().click()
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.waitForURL('**/play/*')
}

/** From the form of a new game: a seat, and the address by which a friend takes the other. */
export async function withFriend(page: Page, title: Title, side: 'Detective' | 'Jack'): Promise<string> {
  await page.goto(`/new/${title.id}`)
  await page.getByText('A friend, by a link', { exact: true }).click()
  await page.getByText(side, { exact: true }).first().click()
  await page.getByRole('button', { name: 'Start the game' }).click()
  return invitation(page)
}

/** The address that is sent to a friend, where one waits for them. */
export async function invitation(page: Page): Promise<string> {
  return (await page.getByText('/join/').first().textContent()) ?? ''
}

/** One click on the start page. */
export async function oneClick(page: Page, side: 'Detective' | 'Jack'): Promise<void> {
  await page.goto('/')
  await page.getByText(side, { exact: true }).first().click()
  await page.getByRole('button', { name: 'Play Mr. Jack against the computer' }).click()
  await page.waitForURL('**/play/*')
}
