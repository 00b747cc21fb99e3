import type { Locator, Page } from 'playwright-core'

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

/** By what a player knows the end, and what he presses. */
export interface Table {
  /** The heading of a finished game. */
  readonly over: RegExp
  /** What is asked once more, and the button that says yes. */
  readonly grave: RegExp
  /** A way to go on that is taken wherever it is offered. */
  readonly way?: string
  /** What is only looked for: nothing is chosen any more once it is there. */
  readonly until?: Locator
  /** In text play: what is chosen before all else, the first that is offered. */
  readonly wishes?: readonly string[]
  /** In text play: what is typed wherever it opens a turn. */
  readonly token?: string
}

export const JACK_TABLE: Table = { over: /^Jack was /, grave: /^Accuse/ }
/** Policemen who pass, so that nights are short. */
export const HUNT_TABLE: Table = {
  over: /^(Escaped|Arrested|Shut in|Out of time|At the right door)$/,
  grave: /^(Arrest|Name it)$/,
  way: 'Pass',
}

/** A player who rolls, stays and ends the turn, so that rounds are short. */
export const LONDON_TABLE: Table = {
  over: /^(Jack (was|took)|No hunter|Nobody but|Every survivor|The fifth murder)/,
  grave: /^(Attack|Arrest|Side with Jack|Play Arrest)/,
  wishes: ['Roll the die', 'End the turn'],
  token: 'roll',
}

/** Strikes as soon as that can be done, else takes the first choice. */
export const striking: Taste = choices => {
  const strike = choices.findIndex(label => label.startsWith('Strike'))
  return Math.max(strike, 0)
}

/** Goes home and says so where that can be done, else takes the first choice. */
export const homeward: Taste = choices => {
  const home = choices.findIndex(label => label.includes('declare'))
  return Math.max(home, 0)
}

/**
 * One look at a table and one click, as somebody who reads the sentence and the choices would make it. Answers with what
 * there was to do.
 */
export async function act(page: Page, taste: Taste, table = JACK_TABLE): Promise<'over' | 'waited' | 'acted'> {
  if (await page.getByRole('heading', { name: table.over }).first().isVisible()) return 'over'
  const dialog = page.getByRole('dialog').getByRole('button', { name: table.grave })
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
  if (table.way !== undefined) {
    const way = page.getByRole('button', { name: table.way, exact: true, pressed: false })
    if (await way.isVisible()) {
      await way.click()
      return 'acted'
    }
  }
  const choices = page.getByRole('list', { name: 'Choices' }).getByRole('button')
  const labels = await choices.allInnerTexts()
  // Looked for behind the choices: those of before it are never taken for its own.
  if (await table.until?.isVisible()) return 'waited'
  if (labels.length > 0) {
    const taken = taste(labels)
    await choices.nth(taken).click()
    // The question whether one means it is fetched when it is first asked, and covers the choices as soon as it is there.
    if (table.grave.test(labels[taken] ?? '')) await dialog.waitFor()
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
export async function playToTheEnd(page: Page, taste: Taste, table = JACK_TABLE): Promise<void> {
  let idle = 0
  for (let looks = 0; looks < 3000; looks++) {
    const did = await act(page, taste, table)
    if (did === 'over') return
    idle = did === 'waited' ? idle + 1 : 0
    if (idle > 400) throw new Error(`nothing to do for long: ${await page.locator('main').textContent()}`)
  }
  throw new Error('the game does not end')
}
