import { openLocal } from '@gaslight/client'
import { completeOptions, DecisionList, type Seat, Sfc32 } from '@gaslight/core'
import { ACTION_CARDS, london1888, type WindowKind } from '@gaslight/london-1888'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import en from '../games/london-1888/messages/en.json' with { type: 'json' }
import { openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const NAMES = ['Ada', 'Bea', 'Cy', 'Dot']
const CARDS = ACTION_CARDS.map(card => en.card[card])

/**
 * A game of four at one screen as a browser keeps it, played at random up to the first window of a kind in which somebody
 * can answer with a card.
 */
function keptAt(kind: WindowKind): { readonly kept: string; readonly asked: Seat } {
  const options = completeOptions(london1888.options, { windows: 'timed' })
  if (!options.ok) throw new Error(options.error)
  const list = new DecisionList()
  for (let n = 1; n < 400; n++) {
    const rng = new Sfc32(n)
    const keys = { seed: n.toString(16).padStart(64, '0'), nonces: NAMES.map(() => '') }
    const local = { options: options.value, names: NAMES, keys, created: '2026-11-30T10:00:00.000Z' }
    const session = openLocal(london1888, local)
    for (let steps = 0; steps < 120; steps++) {
      const { info, window } = stateOf(session)
      const seat = NAMES.findIndex((_, i) => info.turn === `player-${i + 1}`)
      if (seat < 0) break
      session.showTo(seat)
      const { view } = stateOf(session)
      const p = london1888.sample(view, rng)
      p.legal(list)
      if (window?.kind === kind && list.length > 1)
        return {
          asked: seat,
          kept: JSON.stringify({ id: 'evening', game: 'london-1888', local, saved: session.save(), over: false }),
        }
      const decision = list.at(rng.below(list.length))
      void session.submit([london1888.notation.format(p, decision, seat)])
    }
  }
  throw new Error(`no window ${kind}`)
}

function stateOf<S>({ state }: { readonly state: S | null }): S {
  if (state === null) throw new Error('no state')
  return state
}

/** Nothing that only one of them may know is on the page, seen or only read out. */
async function isBlank(page: Page): Promise<void> {
  await page.getByRole('button', { name: /show me the table/ }).waitFor()
  const text = `${await page.title()} ${await page.locator('body').textContent()}`
  for (const card of CARDS) expect(text).not.toContain(card)
  for (const secret of Object.values(en.page.mark.own)) expect(text).not.toContain(secret)
}

test.each(['market', 'curfew'] as const)(
  'at one screen a window goes from hand to hand (%s), and nothing secret stays on it in between',
  async kind => {
    const { kept, asked } = keptAt(kind)
    const visitor = await site.visitor()
    await visitor.addInitScript(`localStorage.setItem('gaslight.hotseat.evening', ${JSON.stringify(kept)})`)
    const page = await visitor.newPage()
    await page.goto('/local/evening')
    await isBlank(page)
    await page.getByRole('heading', { name: `Player ${asked + 1}, it is your turn` }).waitFor()
    await page.getByRole('button', { name: /show me the table/ }).click()
    await page.getByRole('heading', { name: 'You are asked' }).waitFor()
    const hand = page.getByRole('list', { name: 'Your ACTION cards' })
    await hand.waitFor()
    const answers = page.getByRole('region', { name: 'A window is open' }).getByRole('listitem').getByRole('button')
    await answers.nth(1).waitFor()
    await answers.last().click()
    const handOver = page.getByRole('button', { name: /^Hand over the screen/ })
    await handOver.waitFor()
    expect(await answers.count()).toBe(0)
    await handOver.click()
    await isBlank(page)
    await page.getByRole('button', { name: /show me the table/ }).click()
    await page.getByRole('heading', { name: /^(You are asked|It is your turn)$/ }).waitFor()
  },
)
