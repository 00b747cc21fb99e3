import { readdirSync, readFileSync } from 'node:fs'
import { parseRecord, readRecord, verifyRecord } from '@gaslight/core'
import { expect, test } from 'vitest'
import { mrJackNewYork } from './index.ts'

const folder = new URL('./records/', import.meta.url)
const names = readdirSync(folder).map(file => file.replace('.game', ''))

test('there is a recorded game for every way to end (NY-71)', () => {
  expect(names.sort()).toEqual(['arrested', 'dawn', 'escaped', 'wrong-accusation'])
})

test.each(names)('the recorded game "%s" still plays to that end, and its seal holds', name => {
  const parsed = parseRecord(readFileSync(new URL(`${name}.game`, folder), 'utf8'))
  if (!parsed.ok) throw new Error(parsed.error.message)
  const read = readRecord(mrJackNewYork, parsed.value)
  if (!read.ok) throw new Error(read.error.message)
  const p = read.value.start.clone()
  for (const decision of read.value.decisions) p.apply(decision)
  expect(p.turn()).toMatchObject({ kind: 'over', outcome: { reason: name } })
  expect(verifyRecord(mrJackNewYork, parsed.value).ok).toBe(true)
})

test('whichever byte of a decision or link is changed, the decision of its line is named', () => {
  const text = readFileSync(new URL('arrested.game', folder), 'utf8')
  const rows = text.split('\n')
  const misnamed: string[] = []
  let before = 0
  for (const [i, row] of rows.entries()) {
    const count = /;(.*)$/.exec(row)?.[1].trim().split(' ').length ?? 0
    if (i <= rows.indexOf('')) continue
    // A line without decisions states what the last one before it led to.
    // That Tumblety swapped nobody is said by the line after his own; unreadable, it does not say so.
    const unsaid = /^\d\.\d Tumblety [^()]* ;/.test(rows[i - 1])
    const named = count === 0 ? [before, before] : [before + (unsaid ? 0 : 1), before + count]
    before += count
    for (let at = i % 11; at < row.length; at += 11)
      for (const byte of ['x', ' '].filter(other => other !== row[at])) {
        const parsed = parseRecord(rows.with(i, row.slice(0, at) + byte + row.slice(at + 1)).join('\n'))
        if (!parsed.ok) throw new Error(parsed.error.message)
        const verified = verifyRecord(mrJackNewYork, parsed.value)
        const decision = verified.ok ? 'none' : verified.error.decision
        if (decision === 'none' || decision < named[0] || decision > named[1])
          misnamed.push(`line ${i + 1}, byte ${at + 1} to "${byte}": ${decision}, not ${named.join(' to ')}`)
      }
  }
  expect(misnamed).toEqual([])
})

test('a record in other words, or with its links on other lines, does not verify', () => {
  const text = readFileSync(new URL('arrested.game', folder), 'utf8')
  const changed = [
    [text.replace(/(Jack=\w+)\w/, '$1'), 1],
    [text.replace(/Rules: 1/, 'Rules: 01'), 'unread'],
    [text.replace(/( \w{8})\n(\d[^;]*;)/, '\n$2$1'), 2],
  ] as const
  for (const [other, decision] of changed) {
    const parsed = parseRecord(other)
    if (!parsed.ok) expect(decision).toBe('unread')
    else expect(verifyRecord(mrJackNewYork, parsed.value)).toMatchObject({ ok: false, error: { decision } })
  }
})
