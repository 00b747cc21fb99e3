import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { met, quantile } from './figure.ts'

describe('a figure', () => {
  test.each([
    [{ atLeast: 100 }, 100, true],
    [{ atLeast: 100 }, 99, false],
    [{ atMost: 25 }, 25, true],
    [{ atMost: 25 }, 26, false],
    [undefined, 1, undefined],
  ])('with budget %j and value %d is met: %j', (budget, value, ok) => {
    expect(met({ name: 'x', value, unit: 'ms', ...(budget === undefined ? {} : { budget }) })).toBe(ok)
  })

  test('takes its quantiles from numbers in any order', () => {
    const values = [5, 1, 4, 2, 3]
    expect([0, 0.5, 0.99, 1].map(q => quantile(values, q))).toEqual([1, 3, 5, 5])
    expect(values).toEqual([5, 1, 4, 2, 3])
  })
})

describe('npm run bench', () => {
  const run = join(import.meta.dirname, 'run.ts')

  test('prints figures of one group as JSON lines, with the machine they were measured on', () => {
    const text = execFileSync(process.execPath, [run, '--quick', 'projection'], { encoding: 'utf8' })
    const lines = text
      .trim()
      .split('\n')
      .map(line => JSON.parse(line) as { [key: string]: unknown })
    expect(lines.map(({ name }) => name)).toContain('projection.mr-jack.bytes')
    for (const line of lines) expect(line).toMatchObject({ value: expect.any(Number), node: process.version })
  })

  test('says what it does not know', () => {
    expect(() => execFileSync(process.execPath, [run, 'speed'], { stdio: 'pipe' })).toThrow(/unknown: speed/)
  })
})
