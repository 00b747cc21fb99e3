import type { Page } from 'playwright-core'

/** The titles whose table people play with `act`. */
export const TITLES = [
  { id: 'mr-jack', name: 'Mr. Jack' },
  { id: 'mr-jack-new-york', name: 'Mr. Jack in New York' },
] as const
export type Title = (typeof TITLES)[number]

/** From the form of a new game: a seat against the computer, at its usual strength. */
export async function againstComputer(page: Page, title: Title, side: 'Detective' | 'Jack'): Promise<void> {
  await page.goto(`/new/${title.id}`)
  await page.getByText(side, { exact: true }).first().click()
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.waitForURL('**/play/*')
}

/** One click on the start page. */
export async function oneClick(page: Page, side: 'Detective' | 'Jack'): Promise<void> {
  await page.goto('/')
  await page.getByText(side, { exact: true }).first().click()
  await page.getByRole('button', { name: 'Play Mr. Jack against the computer' }).click()
  await page.waitForURL('**/play/*')
}
