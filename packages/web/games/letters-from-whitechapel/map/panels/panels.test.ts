import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { EscapeTrack, toldOf } from './EscapeTrack.tsx'
import { CELLS, type CellTold, type Row } from './props.ts'
import { RecordSheet } from './RecordSheet.tsx'

const ROW: Row = {
  night: 2,
  crime: 4,
  murders: [4],
  filled: 9,
  circles: { 4: 65, 5: 82, 6: 98, 7: 118, 8: 121, 9: 123 },
  special: { 8: 'coach', 9: 'coach' },
}
const told = ({ cell, circle, special, found, state }: CellTold) =>
  [cell, circle, special, found && 'found', state].filter(Boolean).join(' ')

test('twenty cells, V to I and 1 to 15 (LW-6)', () => {
  expect(CELLS.join(' ')).toBe('V IV III II I 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15')
})

describe('a cell is told', () => {
  test.each([
    [1, 'V unused'],
    [4, 'II murder'],
    [5, 'I filled'],
    [8, '3 coach filled'],
    [9, '4 coach jack'],
    [10, '5 free'],
    [20, '15 free'],
  ])('cell %i as %s', (index, words) => {
    expect(told(toldOf(ROW, index))).toBe(words)
  })

  test('both murders of the third night as murders, the second where Jack has left it (LW-37)', () => {
    const night3: Row = { night: 3, murders: [5, 6], filled: 8, circles: {}, special: {} }
    expect([4, 5, 6, 7, 8].map(index => told(toldOf(night3, index)))).toEqual([
      'II unused',
      'I murder',
      '1 murder',
      '2 filled',
      '3 jack',
    ])
  })

  test('before the murder by the Time of the Crime alone', () => {
    const hell = { crime: 3, special: {} }
    expect([3, 4, 6].map(index => told(toldOf(hell, index)))).toEqual(['III crime', 'II unused', '1 free'])
  })
})

test('the escape track shows no circle', () => {
  const markup = renderToStaticMarkup(createElement(EscapeTrack, { track: ROW, label: 'Escape', describe: told }))
  expect(markup.match(/<li/g)).toHaveLength(20)
  expect(markup.match(/lw-special/g)).toHaveLength(2)
  for (const circle of Object.values(ROW.circles)) expect(markup).not.toContain(`>${circle}<`)
})

test.each([
  [17, true],
  [16, false],
])('the track warns once three cells are left: %i filled', (filled, warns) => {
  const track = { ...ROW, filled }
  const markup = renderToStaticMarkup(createElement(EscapeTrack, { track, label: 'Escape', describe: told }))
  expect(markup.includes('data-short')).toBe(warns)
})

const sheetOf = (rows: readonly Row[], more: { coming?: readonly Row['night'][] } = {}) =>
  renderToStaticMarkup(
    createElement(RecordSheet, {
      rows,
      current: 2,
      hideout: 161,
      pencil: [125, 151],
      texts: {
        title: 'Record',
        hideout: 'Hideout',
        night: night => `Night ${night}`,
        beside: night => `beside ${night}`,
        describe: told,
      },
      ...more,
    }),
  )

test('the sheet has four rows, what is written in ink, and what is meant in pencil', () => {
  const empty = ([1, 3, 4] as const).map((night): Row => ({ night, circles: {}, special: {} }))
  const markup = sheetOf([empty[0], ROW, ...empty.slice(1)])
  expect(markup.match(/<li/g)).toHaveLength(80)
  expect(markup).toContain('<strong>161</strong>')
  expect(markup.match(/lw-entry-pencil/g)).toHaveLength(2)
  expect(markup).toContain('lw-entry-ink">123<')
  expect(markup).toContain('lw-entry-pencil">125<')
})

test('after the end it has only the rows of the nights that were played', () => {
  expect(sheetOf([ROW]).match(/<li/g)).toHaveLength(20)
})

test('nights to come are a line each', () => {
  const markup = sheetOf([ROW], { coming: [3, 4] })
  expect(markup.match(/<li/g)).toHaveLength(20)
  expect(markup.match(/lw-sheet-coming/g)).toHaveLength(2)
  expect(markup).toContain('beside 4')
})

test('both cells of a coach are one ride, also where one coach follows another (LW-52)', () => {
  const markup = sheetOf([
    { ...ROW, filled: 11, special: { 7: 'alley', 8: 'coach', 9: 'coach', 10: 'coach', 11: 'coach' } },
  ])
  const rides = [...markup.matchAll(/lw-entry-(begin|end|alley)/g)].map(match => match[1])
  expect(rides).toEqual(['alley', 'begin', 'end', 'begin', 'end'])
})

test('a circle on which the police have found a trace is marked and told', () => {
  const markup = sheetOf([{ ...ROW, found: [98] }])
  expect(markup.match(/lw-entry-found/g)).toHaveLength(1)
  expect(markup).toContain('1 98 found filled')
})
