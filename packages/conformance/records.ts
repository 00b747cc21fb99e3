import { type Game, type ParsedRecord, type Position, parseRecord, readRecord, verifyRecord } from '@gaslight/core'
import { describe, expect, it } from 'vitest'

export interface RecordsSetup {
  /** Sealed records of whole games, by the reason for which each ends, or as `<reason>-by-<way>` where there are several. */
  readonly records: { readonly [reason: string]: string }
  /** Every reason for which a game can end. The first one's record is the one that is tampered with. */
  readonly endings: readonly [string, ...string[]]
  /** Lines whose last decision only the line after them says: where that is unreadable, it is not said. */
  readonly unsaid?: RegExp
}

/** Registers the tests that the recorded games of every game must pass. */
export function conformRecords<P extends Position>(game: Game<P>, setup: RecordsSetup): void {
  const { records, endings, unsaid } = setup
  const text = records[endings[0]]

  describe(`the records of ${game.id}`, () => {
    it('are one for every way to end', () => {
      expect([...new Set(Object.keys(records).map(reasonOf))].sort()).toEqual([...endings].sort())
    })

    it.each(Object.keys(records))('"%s" still plays to that end, and its seal holds', name => {
      const record = parsed(records[name])
      const read = readRecord(game, record)
      if (!read.ok) throw new Error(read.error.message)
      const p = read.value.start.clone()
      for (const decision of read.value.decisions) p.apply(decision)
      expect(p.turn()).toMatchObject({ kind: 'over', outcome: { reason: reasonOf(name) } })
      expect(verifyRecord(game, record).ok).toBe(true)
    })

    it('name the decision of the line in which a byte of a decision or link is changed', () => {
      const rows = text.split('\n')
      const misnamed: string[] = []
      let before = 0
      for (const [i, row] of rows.entries()) {
        if (i <= rows.indexOf('')) continue
        const count = /;(.*)$/.exec(row)?.[1].trim().split(' ').length ?? 0
        const unread = unsaid?.test(rows[i - 1]) ? 1 : 0
        // A line without decisions states what the last one before it led to.
        const [first, last] = count === 0 ? [before, before] : [before + 1 - unread, before + count]
        before += count
        const step = Math.max(11, Math.ceil(row.length / PLACES))
        for (let at = i % step; at < row.length; at += step)
          for (const byte of ['x', ' '].filter(other => other !== row[at])) {
            const changed = rows.with(i, row.slice(0, at) + byte + row.slice(at + 1)).join('\n')
            const verified = verifyRecord(game, parsed(changed))
            const decision = verified.ok ? 'none' : verified.error.decision
            if (decision === 'none' || decision < first || decision > last)
              misnamed.push(`line ${i + 1}, byte ${at + 1} to "${byte}": ${decision}, not ${first} to ${last}`)
          }
      }
      expect(misnamed).toEqual([])
    })

    it.each([
      ['in other words', text.replace(/(?<=\n\n[^;]*)\S(?= ;)/, ''), 1],
      ['with its links on other lines', text.replace(LINE_ENDS, '\n$2$1'), firstOfLine(text, text.search(LINE_ENDS))],
    ] as const)('do not verify %s', (_, changed, decision) => {
      expect(changed).not.toBe(text)
      expect(verifyRecord(game, parsed(changed))).toMatchObject({ ok: false, error: { decision } })
    })

    it('are read in one spelling of their head', () => {
      expect(parseRecord(text.replace(/^Rules: /m, 'Rules: 0')).ok).toBe(false)
    })
  })
}

/** At most so many places of a line are tampered with. */
const PLACES = 40

/** The last link of a line, before another line with links. */
const LINE_ENDS = /( \w{8})\n([^;\n]*;)/

/** The first decision of the line in which this place lies. */
function firstOfLine(text: string, at: number): number {
  const before = text.slice(text.indexOf('\n\n'), text.lastIndexOf('\n', at))
  return before.split('\n').reduce((sum, row) => sum + (row.split(' ; ')[1]?.split(' ').length ?? 0), 1)
}

function parsed(text: string): ParsedRecord {
  const record = parseRecord(text)
  if (!record.ok) throw new Error(record.error.message)
  return record.value
}

function reasonOf(name: string): string {
  return name.split('-by-')[0]
}
