import { conformTexts, keysOf } from '@gaslight/conformance/texts'
import { describe, expect, it } from 'vitest'
import { ACTION_CARDS } from './action-cards.ts'
import { CHARACTERS } from './cast.ts'
import { TURNED } from './codec.ts'
import { REASONS } from './endings.ts'
import { EVENTS } from './event-cards.ts'
import { london1888 } from './game.ts'
import { ILLEGAL } from './illegal.ts'
import { LOCATIONS } from './map.ts'
import en from './messages/en.json' with { type: 'json' }
import fr from './messages/fr.json' with { type: 'json' }
import ru from './messages/ru.json' with { type: 'json' }
import zh from './messages/zh.json' with { type: 'json' }
import { MISFITS } from './misfit.ts'
import { OPTIONS } from './options.ts'
import { CAUSES, STATES } from './view.ts'
import { WEAPONS } from './weapons.ts'

conformTexts({ translations: { en, fr, ru, zh }, options: OPTIONS, refusals: { ...ILLEGAL, ...MISFITS } })

describe('there is a text for every', () => {
  const keys = keysOf(en)

  it.each<[string, readonly string[]]>([
    ['character', CHARACTERS],
    ['portrait', CHARACTERS],
    ['card', ACTION_CARDS],
    ['weapon', WEAPONS],
    ['event', EVENTS],
    ['location', LOCATIONS],
    ['identity', TURNED],
    ['ending', REASONS],
    ['prompt', STATES],
    ['cause', CAUSES],
    ['role', london1888.roles.map(({ id }) => id)],
  ])('%s, and for no other', (group, ids) => {
    const texts = [...keys].filter(key => key.startsWith(`${group}.`))
    expect(texts.sort()).toEqual(ids.map(id => `${group}.${id}`).sort())
  })
})
