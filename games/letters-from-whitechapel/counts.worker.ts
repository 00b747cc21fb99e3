import { perft } from '@gaslight/core'
import { lettersFromWhitechapel as game } from './game.ts'
import { load, type PositionName, position } from './testing.ts'

/** Prints the sequences and positions after 1, 2, ... decisions from a document in `positions`. */
const [name, depths] = process.argv.slice(2)
const start = position(load(name as PositionName))
const counts = Array.from({ length: Number(depths) }, (_, i) => perft(game, start, { depth: i + 1, unit: 'decision' }))
process.stdout.write(JSON.stringify(counts))
