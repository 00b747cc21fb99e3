import { readdirSync, readFileSync } from 'node:fs'
import { conformRecords } from '@gaslight/conformance/records'
import { mrJack } from './game.ts'

const folder = new URL('./records/', import.meta.url)
const files = readdirSync(folder)

conformRecords(mrJack, {
  records: Object.fromEntries(
    files.map(file => [file.replace('.game', ''), readFileSync(new URL(file, folder), 'utf8')]),
  ),
  /** MJ-65 */
  endings: ['arrested', 'dawn', 'escaped', 'wrong-accusation'],
})
