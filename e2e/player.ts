import type { Page } from 'playwright-core'

/** How a player goes on among so many choices: the index of the one taken. */
export type Taste = (choices: readonly string[]) => number

/** Walks and powers, never an accusation: such a game lasts. */
export const peaceful: Taste = choices => {
  const calm = choices.findIndex(label => !label.startsWith('Accuse'))
  return Math.max(calm, 0)
}

/** Accuses as soon as somebody is in reach. */
export const rash: Taste = choices => {
  const accusation = choices.findIndex(label => label.startsWith('Accuse'))
  return Math.max(accusation, 0)
}

/**
 * One look at the table of Mr. Jack and one click, as somebody who reads the sentence and the choices would make it.
 * Answers with what there was to do.
 */
export async function act(page: Page, taste: Taste): Promise<'over' | 'waited' | 'acted'> {
  if (await page.getByRole('heading', { name: /^Jack was / }).isVisible()) return 'over'
  const dialog = page.getByRole('dialog').getByRole('button', { name: /^Accuse / })
  if (await dialog.isVisible()) {
    await dialog.click()
    return 'acted'
  }
  const send = page.getByRole('button', { name: 'Confirm and send' })
  if (await send.isVisible()) {
    await send.click()
    return 'acted'
  }
  const endWhistle = page.getByRole('button', { name: 'End the whistle here' })
  if (await endWhistle.isVisible()) {
    await endWhistle.click()
    return 'acted'
  }
  const choices = page.getByRole('list', { name: 'Choices' }).getByRole('button')
  const labels = await choices.allInnerTexts()
  if (labels.length > 0) {
    const taken = taste(labels)
    await choices.nth(taken).click()
    // The question whether one means it is fetched when it is first asked, and covers the choices as soon as it is there.
    if (labels[taken]?.startsWith('Accuse')) await dialog.waitFor()
    return 'acted'
  }
  const card = page
    .getByRole('list', { name: 'Cards of this round' })
    .getByRole('button')
    .and(page.locator(':enabled'))
    .first()
  if (await card.isVisible()) {
    await card.click()
    return 'acted'
  }
  await page.waitForTimeout(50)
  return 'waited'
}

/** Plays until the game is over; fails where nothing moves for long. */
export async function playToTheEnd(page: Page, taste: Taste): Promise<void> {
  let idle = 0
  for (let looks = 0; looks < 3000; looks++) {
    const did = await act(page, taste)
    if (did === 'over') return
    idle = did === 'waited' ? idle + 1 : 0
    if (idle > 400) throw new Error(`nothing to do for long: ${await page.locator('main').textContent()}`)
  }
  throw new Error('the game does not end')
}
