import { readFileSync } from 'node:fs'
import { perft } from '@gaslight/core'
import { lettersFromWhitechapel as game } from './game.ts'

/** Prints the sequences and positions after 1, 2, ... decisions from a document in `positions`. */
const [name, depths] = process.argv.slice(2)
const text = readFileSync(new URL(`./positions/${name}.json`, import.meta.url), 'utf8')
const start = game.notation.position(JSON.parse(text))
if (!start.ok) throw new Error(start.error.message)
const { value } = start
const counts = Array.from({ length: Number(depths) }, (_, i) => perft(game, value, { depth: i + 1, unit: 'decision' }))
process.stdout.write(JSON.stringify(counts))
