import { readFileSync } from 'node:fs'
import { conformRulebook } from '@gaslight/conformance/rulebook'
import { ILLEGAL, UNSOUND } from './illegal.ts'
import messages from './messages/en.json' with { type: 'json' }
import { OPTIONS } from './options.ts'
import en from './rules/en.json' with { type: 'json' }
import fr from './rules/fr.json' with { type: 'json' }
import ru from './rules/ru.json' with { type: 'json' }
import zh from './rules/zh.json' with { type: 'json' }

conformRulebook({
  prefix: 'LW',
  rules: 136,
  /** Open questions are rules of their own here, LW-104 to LW-131. */
  rulings: 0,
  markdown: readFileSync(new URL('RULES.md', import.meta.url), 'utf8'),
  books: { en, fr, ru, zh },
  places: /(?<![A-Za-z])x\d+/g,
  options: OPTIONS,
  labels: messages.option,
  refusals: { ...ILLEGAL, ...UNSOUND },
})
