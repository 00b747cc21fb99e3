import { readdirSync, readFileSync } from 'node:fs'
import { conformRecords } from '@gaslight/conformance/records'
import { mrJackNewYork } from './game.ts'

const folder = new URL('./records/', import.meta.url)
const files = readdirSync(folder)

conformRecords(mrJackNewYork, {
  records: Object.fromEntries(
    files.map(file => [file.replace('.game', ''), readFileSync(new URL(file, folder), 'utf8')]),
  ),
  /** NY-71 */
  endings: ['arrested', 'dawn', 'escaped', 'wrong-accusation'],
  // That Tumblety swapped nobody is said by the line after his own.
  unsaid: /^\d\.\d Tumblety [^()]* ;/,
})
