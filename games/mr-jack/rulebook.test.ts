import { readFileSync } from 'node:fs'
import { conformRulebook } from '@gaslight/conformance/rulebook'
import family from '@gaslight/jack-family/messages/en.json' with { type: 'json' }
import { merged } from '@gaslight/jack-family/texts'
import { ILLEGAL } from './illegal.ts'
import own from './messages/en.json' with { type: 'json' }
import { OPTIONS } from './options.ts'
import en from './rules/en.json' with { type: 'json' }
import fr from './rules/fr.json' with { type: 'json' }
import ru from './rules/ru.json' with { type: 'json' }
import zh from './rules/zh.json' with { type: 'json' }

conformRulebook({
  prefix: 'MJ',
  rules: 88,
  rulings: 22,
  markdown: readFileSync(new URL('RULES.md', import.meta.url), 'utf8'),
  books: { en, fr, ru, zh },
  places: /(?<![A-Za-z])[a-m]1?\d(?!\d)/g,
  options: OPTIONS,
  labels: merged(family.option, own.option),
  refusals: ILLEGAL,
})
