import type { Locator, Page } from 'playwright-core'

/** Whatever is asked, in the order in which a newcomer would see it: a question, an answer, a choice, the roll, the end. */
const ASKED = [
  'dialog[open] button:text-is("Do it")',
  'section[data-asked] li:first-child button:enabled',
  'ul[aria-label="Choices"] li:first-child button:visible',
  'button:has-text("Roll the die"):visible',
  // Jack is known, or the Black Market is raided.
  'button:text-matches("^(Stay on your side|Join the hunters|Lose the .*)$"):visible',
  'button:text-is("Confirm and send"):visible',
  'button:text-is("End the turn"):visible',
]

/** Rolls and stays, takes the first of what there is to choose where it is asked, and ends every turn, until `there`. */
export async function playUntil(page: Page, there: Locator): Promise<void> {
  const asked = page.locator(ASKED.join(', '))
  for (;;) {
    await there.or(asked.first()).first().waitFor({ timeout: 60_000 })
    if (await there.isVisible()) return
    for (const selector of ASKED) {
      const button = page.locator(selector).first()
      if (!(await button.isVisible())) continue
      // What was asked may be gone before the click arrives: then something else is asked.
      await button.click({ timeout: 2000 }).catch(() => {})
      break
    }
  }
}
