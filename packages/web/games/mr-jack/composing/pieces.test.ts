import { mrJack } from '@gaslight/mr-jack'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { decisionSentence } from '../../jack-family/chronicle/sentences.ts'
import { Composer } from '../../jack-family/composing/Composer.tsx'
import type { Table } from '../../jack-family/table/useTable.ts'
import { turns } from '../../jack-family/testing/games.ts'
import { wordsOf } from '../../jack-family/testing/words.ts'
import { mrJackTitle } from '../title.tsx'
import type { London } from '../types.ts'
import { type Mode, modeOf, type Part, partsOf } from './parts.ts'
import { pieces } from './pieces.ts'

vi.mock('../../../i18n/index.ts', async original => ({
  ...(await original<object>()),
  useTranslation: () => ({ t: (key: string) => key }),
}))

type Kind = London['detail']['kind']

/** A decision of a kind, whole, with the position where it can be made. */
function found(kind: Kind, options: Record<string, unknown>, wanted: (detail: London['detail']) => boolean) {
  for (const { position, choices, active } of turns<London>(mrJack, options, 12)) {
    const detail = choices.find(choice => choice.detail.kind === kind && wanted(choice.detail))?.detail
    const turn = position.turn()
    if (detail !== undefined && turn.kind === 'seat')
      return { detail, active, view: mrJack.view(position, turn.seat), mode: modeOf(detail) as Mode }
  }
  throw new Error(`no ${kind}`)
}

function isLong(detail: London['detail']): boolean {
  return detail.kind === 'whistle' && detail.shifts.length === 3
}

describe('calls of a whistle (MJ-43)', () => {
  const { detail, active, view, mode } = found('whistle', {}, isLong)
  const shifts = detail.kind === 'whistle' ? detail.shifts : []
  const path = partsOf(detail)

  it('stand in the list one by one, and each leads back to the calls before it', () => {
    expect(pieces(mode, path, view)).toEqual(
      shifts.map((shift, index) => ({
        detail: { kind: 'whistle', shifts: [shift] },
        before: path.slice(0, 2 * index),
      })),
    )
  })

  it('are none before the first has its end', () => {
    expect(pieces(mode, path.slice(0, 1), view)).toEqual([])
    expect(pieces(mode, path.slice(0, 3), view)).toHaveLength(1)
  })

  it.each(['en', 'fr', 'ru', 'zh'])('say in %s who comes from where to where', language => {
    const words = wordsOf('mr-jack', language)
    pieces(mode, path, view).forEach((piece, index) => {
      const text = decisionSentence(mrJackTitle, words, piece.detail, { before: view, character: active, by: 'jack' })
      const { character, from, to } = shifts[index]
      expect(text).toContain(`${words.name(character)} ${from} → ${to}`)
    })
  })
})

it('the first of two picks stands in the list (MJ-74)', () => {
  const { detail, view, mode } = found('picks', { cast: 'extension' }, () => true)
  const path: readonly Part[] = partsOf(detail).slice(0, 1)
  const characters = detail.kind === 'picks' ? detail.characters.slice(0, 1) : []
  expect(pieces(mode, path, view)).toEqual([{ detail: { kind: 'picks', characters }, before: [] }])
})

it('the composer lists the first call with its way back before the whistle is decided', () => {
  const { detail, active, view } = found('whistle', {}, isLong)
  const path = partsOf(detail).slice(0, 2)
  const [call] = pieces('whistle', path, view)
  const words = wordsOf('mr-jack', 'en')
  const table = {
    title: mrJackTitle,
    words,
    active,
    scene: view,
    composing: { modes: ['whistle'], mode: 'whistle', path, offers: [], ready: null },
    pieces: [call],
    play: { view, draft: { seat: 0, steps: [], done: false }, sending: false },
  } as unknown as Table<London>
  const markup = renderToStaticMarkup(createElement(Composer<London>, { table }))
  const told = decisionSentence(mrJackTitle, words, call.detail, { before: view, character: active, by: 'jack' })
  expect(markup).toMatch(new RegExp(`<li[^>]*><span>${told}</span><button[^>]*>compose.takeBack</button></li>`))
})
