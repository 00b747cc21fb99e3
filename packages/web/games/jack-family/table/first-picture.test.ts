import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Client, openLocal } from '@gaslight/client'
import { completeOptions, DecisionList, type Game, Sfc32 } from '@gaslight/core'
import { merged, type Texts } from '@gaslight/jack-family/texts'
import { mrJack } from '@gaslight/mr-jack/game'
import { mrJackNewYork } from '@gaslight/mr-jack-new-york/game'
import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { CUTS, cutTexts } from '../../../i18n/cut-texts.ts'
import { type Translate, translator } from '../../../i18n/translate.ts'
import type { SurfaceProps } from '../../../table/surface.ts'
import type { JackTypes } from '../title.ts'

const root = join(import.meta.dirname, '../../../../..')
const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as Texts

/** The texts of a namespace that come first. */
function firstOf(namespace: string): Texts {
  if (!namespace.startsWith('mr-jack')) {
    return cutTexts(namespace, read(`packages/web/messages/${namespace}.en.json`)).first
  }
  const own = read(`games/${namespace}/messages/en.json`)
  return cutTexts(namespace, merged(read(`games/${CUTS[namespace]?.family}/messages/en.json`), own)).first
}

const missing: string[] = []
const translators = new Map<string, Translate>()
function strict(namespaces: readonly string[]): Translate {
  const name = String(namespaces)
  const t =
    translators.get(name) ??
    translator('en', namespaces.map(firstOf), key => {
      missing.push(`${name} ${key}`)
      return ''
    })
  translators.set(name, t)
  return t
}

vi.stubGlobal('addEventListener', () => {})
vi.mock('../../../i18n/texts.ts', () => {
  const there = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined })
  const never = new Promise<void>(() => {})
  return {
    currentSpeech: () => ({ language: 'en' }),
    laterPart: (namespace: string) => `${namespace}?later`,
    loadTexts: (part: string) => (part.endsWith('?later') ? never : there),
    spokenFrom: (namespaces: readonly string[]) => strict(namespaces),
  }
})

async function tableOf(id: string): Promise<ComponentType<SurfaceProps<JackTypes['view']>>> {
  const table =
    id === 'mr-jack'
      ? (await import('../../mr-jack/Table.tsx')).MrJackTable
      : (await import('../../mr-jack-new-york/Table.tsx')).MrJackNewYorkTable
  return table as unknown as ComponentType<SurfaceProps<JackTypes['view']>>
}

test.each([
  ['mr-jack', {}, mrJack],
  ['mr-jack', { cast: 'extension' }, mrJack],
  ['mr-jack-new-york', {}, mrJackNewYork],
] as const)('the first picture of %s %o says nothing from the second part of the texts', async (id, given, rules) => {
  const [{ ClientProvider }, { Toasts }, Table] = await Promise.all([
    import('../../../app/client.tsx'),
    import('../../../design/Toast.tsx'),
    tableOf(id),
  ])
  const game = rules as unknown as Game
  const options = completeOptions(game.options, given)
  if (!options.ok) throw new Error(options.error)
  const keys = { seed: '7'.repeat(64), nonces: ['', ''] }
  const session = openLocal(game, { options: options.value, names: ['', ''], keys, created: '2026-11-30' })
  const picture = () => {
    if (session.state === null) throw new Error('no state')
    const props = { id: 'x', at: 'play', session, state: session.state, local: null } as unknown as SurfaceProps<
      JackTypes['view']
    >
    return renderToStaticMarkup(
      createElement(ClientProvider, {
        client: { api: {} } as unknown as Client,
        children: createElement(Toasts, { children: createElement(Table, props) }),
      }),
    )
  }
  const rng = new Sfc32(3)
  const list = new DecisionList()
  missing.length = 0
  for (let turns = 0; session.state?.info.status === 'running'; turns++) {
    const seat = session.state.info.turn === 'jack' ? 0 : 1
    if (turns < 2 || turns % 11 === 0)
      for (const audience of [0, 1, 'public'] as const) {
        session.showTo(audience)
        expect(picture()).toContain('<svg')
      }
    session.showTo(seat)
    const p = game.sample(session.state.view, rng)
    p.legal(list)
    const calm = list.toArray().filter(decision => game.decode(p, decision).kind !== 'accusation')
    const from = calm.length > 0 ? calm : list.toArray()
    await session.submit([game.notation.format(p, from[rng.below(from.length)], seat)])
  }
  session.showTo('public')
  expect(picture()).toContain('<svg')
  expect([...new Set(missing)]).toEqual([])
})
