import { readFileSync } from 'node:fs'
import { conformRulebook } from '@gaslight/conformance/rulebook'
import { expect, test } from 'vitest'
import { ILLEGAL } from './illegal.ts'
import messages from './messages/en.json' with { type: 'json' }
import french from './messages/fr.json' with { type: 'json' }
import russian from './messages/ru.json' with { type: 'json' }
import chinese from './messages/zh.json' with { type: 'json' }
import { MISFITS } from './misfit.ts'
import { OPTIONS } from './options.ts'
import en from './rules/en.json' with { type: 'json' }
import fr from './rules/fr.json' with { type: 'json' }
import ru from './rules/ru.json' with { type: 'json' }
import zh from './rules/zh.json' with { type: 'json' }

conformRulebook({
  prefix: 'LD',
  rules: 189,
  /** Rulings stand in tables behind the options, by the rule that they settle. */
  rulings: 0,
  markdown: readFileSync(new URL('RULES.md', import.meta.url), 'utf8'),
  books: { en, fr, ru, zh },
  places: /\b[HJV]\d\d[ab]?\b/g,
  options: OPTIONS,
  labels: messages.option,
  refusals: { ...ILLEGAL, ...MISFITS },
})

test.each([
  ['en', en, messages],
  ['fr', fr, french],
  ['ru', ru, russian],
  ['zh', zh, chinese],
])('the rules in %s call every option as the lobby does', (_, { sections }, { option }) => {
  const rules = new Map(sections.flatMap(section => section.rules).map(({ id, text }) => [id, text]))
  // Who has which seat is one option to people.
  for (const { key, rule } of OPTIONS.filter(field => !field.key.startsWith('seat')))
    expect(rules.get(rule)?.replace(/[„“]Подозреваемый[“”]/, '«Подозреваемый»'), key).toContain(
      option[key as keyof typeof option].label,
    )
})
