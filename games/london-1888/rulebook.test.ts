import { readFileSync } from 'node:fs'
import { conformRulebook } from '@gaslight/conformance/rulebook'
import { ILLEGAL } from './illegal.ts'
import messages from './messages/en.json' with { type: 'json' }
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
  refusals: ILLEGAL,
})
