import { describe, expect, it } from 'vitest'
import { CUTS } from './cut-texts.ts'
import { LANGUAGE_CODES } from './languages.ts'
import { currentSpeech, laterPart, loadTexts, onSpeech, spokenFrom } from './texts.ts'

describe('before the second part is there', () => {
  it('nothing is said in its place, never a key; once it has come everything is said anew', async () => {
    const { language } = currentSpeech()
    await loadTexts('lobby', language)
    await loadTexts('table', language)
    expect(spokenFrom(['lobby'])?.('no.such.text')).toBe('no.such.text')
    const spoken = spokenFrom(['table'])
    const before = currentSpeech()
    const anew = new Promise<void>(resolve => {
      const leave = onSpeech(() => {
        leave()
        resolve()
      })
    })
    expect(spoken?.('zoom.whole')).not.toBe('')
    expect(spoken?.('keys.title')).toBe('')
    await anew
    expect(currentSpeech()).not.toBe(before)
    expect(spokenFrom(['table'])).not.toBe(spoken)
    expect(spokenFrom(['table'])?.('keys.title')).toMatch(/\w/)
    expect(spokenFrom(['table'])?.('no.such.text')).toBe('no.such.text')
  })
})

describe('once the second part is there', () => {
  it('who was given the words before it came, and has not been drawn anew, says it too', async () => {
    await loadTexts('mr-jack')
    const spoken = spokenFrom(['mr-jack'])
    await loadTexts(laterPart('mr-jack'))
    expect(spoken?.('page.suspects.legend')).toMatch(/\w/)
    expect(spoken?.('no.such.text')).toBe('no.such.text')
    expect(spoken?.('no.such.text', { defaultValue: 'g6' })).toBe('g6')
  })
})

describe('the texts of a namespace that is cut in two', () => {
  it.each(Object.keys(CUTS))('of "%s" can be fetched in both parts in every language', async namespace => {
    for (const language of LANGUAGE_CODES)
      await Promise.all([loadTexts(namespace, language), loadTexts(laterPart(namespace), language)])
  })
})
