import { createInstance } from 'i18next'
import { describe, expect, it } from 'vitest'
import { translator } from './translate.ts'

const messages = {
  name: 'Gaslight',
  cell: { hex: 'to {{hex}}, then {{ hex }} again: {{nobody}}' },
  suspects_one: '{{count}} suspect',
  suspects_few: '{{count}} of a few',
  suspects_many: '{{count}} of many',
  suspects_other: '{{count}} suspects',
  round: 'round {{count}}',
}
const behind = { name: 'hidden', close: 'Close' }

describe('texts by key', () => {
  const t = translator('en', [messages, behind])

  it.each([
    ['a level below', 'cell.hex', { hex: 'A1' }, 'to A1, then A1 again: {{nobody}}'],
    ['the first namespace that has it', 'name', {}, 'Gaslight'],
    ['the next one where it lacks', 'close', {}, 'Close'],
    ['the form of one', 'suspects', { count: 1 }, '1 suspect'],
    ['the form of all others', 'suspects', { count: 5 }, '5 suspects'],
    ['a count where there are no forms', 'round', { count: 3 }, 'round 3'],
    ['the key of a text that is missing', 'cell.none', {}, 'cell.none'],
    ['what was said to stand for it', 'cell.none', { defaultValue: 'nothing' }, 'nothing'],
    ['no text for a whole level', 'cell', {}, 'cell'],
    ['no text that every object has', 'constructor.name', {}, 'constructor.name'],
  ] as const)('%s', (_, key, params, text) => {
    expect(t(key, params)).toBe(text)
  })

  it.each(['en', 'fr', 'ru', 'zh'])('counts in %s as i18next does, whose format it reads', async language => {
    const i18n = createInstance({ lng: language, resources: { [language]: { translation: messages } } })
    await i18n.init()
    const counts = [0, 1, 2, 4, 5, 11, 21, 22, 1_000_000]
    const own = translator(language, [messages])
    const said = (speak: (key: string, params: { count: number }) => string) =>
      counts.map(count => speak('suspects', { count }))
    expect(said(own)).toEqual(said(i18n.t))
  })
})
