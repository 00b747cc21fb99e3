import { readdirSync, readFileSync } from 'node:fs'
import { conformRecords } from '@gaslight/conformance/records'
import { REASONS } from './endings.ts'
import { london1888 } from './game.ts'

const folder = new URL('./records/', import.meta.url)
const records = Object.fromEntries(
  readdirSync(folder).map(file => [file.replace('.game', ''), readFileSync(new URL(file, folder), 'utf8')]),
)

/** LD-175; the record of an arrest is the one that is tampered with. */
conformRecords(london1888, {
  records,
  endings: ['I-arrest', ...REASONS.filter(reason => reason !== 'I-arrest')],
})
