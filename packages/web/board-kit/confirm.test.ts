import { expect, test } from 'vitest'
import { tap, UNARMED } from './confirm.ts'

test('the first tap previews, the second on the same target picks', () => {
  const first = tap(UNARMED, 'g5')
  expect(first.act).toBe('preview')
  const second = tap(first.tapping, 'g5')
  expect(second.act).toBe('pick')
  expect(tap(second.tapping, 'g5').act).toBe('preview')
})

test('a tap on another target previews that one, a tap beside all clears', () => {
  const first = tap(UNARMED, 'g5')
  const other = tap(first.tapping, 'g6')
  expect(other.act).toBe('preview')
  const beside = tap(other.tapping, null)
  expect(beside.act).toBe('clear')
  expect(tap(beside.tapping, 'g6').act).toBe('preview')
})
