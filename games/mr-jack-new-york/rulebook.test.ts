import { readFileSync } from 'node:fs'
import { conformRulebook } from '@gaslight/conformance/texts'
import { merged } from '@gaslight/jack-family/texts'
