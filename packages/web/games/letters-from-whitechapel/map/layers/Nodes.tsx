import { CIRCLES, CROSSINGS, GOULSTON } from '@gaslight/letters-from-whitechapel/map'
import { memo } from 'react'
import { viewBox } from '../../../../board-kit/frame.ts'
import { seal } from '../../../../board-kit/token.ts'
import { FRAME } from '../places.ts'
import { dots } from './dots.ts'
import { Fixed } from './Fixed.tsx'

const COINS = dots(CIRCLES.filter(circle => !circle.red))
const SQUARES = dots(CROSSINGS.filter(({ yellow, number }) => !yellow && number !== GOULSTON))
const LAMPS = CROSSINGS.filter(crossing => crossing.yellow)
const RED = CIRCLES.filter(circle => circle.red)
const CHALKED = CROSSINGS[GOULSTON - 1]

/** Red circles have eight points, so that they are told apart without colour. Ten units from the middle to the points. */
const STAR = seal(8, 12.4, 9.8, 2)

/** Circles and crossings. Sizes are the style sheet's: nothing here is drawn anew while one zooms. */
export const Nodes = memo(function Nodes() {
  return (
    <g className="lw-nodes">
      <path className="lw-square-rim" d={SQUARES} />
      <path className="lw-square" d={SQUARES} />
      <path className="lw-coin-rim" d={COINS} />
      <path className="lw-coin" d={COINS} />
      {RED.map(circle => (
        <Fixed key={circle.number} place={circle} by="coin">
          <path className="lw-red" d={STAR} />
        </Fixed>
      ))}
      {LAMPS.map(crossing => (
        <Fixed key={crossing.id} place={crossing} by="square">
          <path className="lw-lamp-square" d="M-12-12H12V12H-12Z" />
          <path className="lw-lamp-flame" d="M0-8.5C5-3 5.5 0 5.5 2.6A5.5 5.5 0 0 1-5.5 2.6C-5.5 0-5-3 0-8.5Z" />
        </Fixed>
      ))}
      <Fixed place={CHALKED} by="square">
        <path className="lw-chalk-square" d="M-13-13H13V13H-13Z" />
        <path className="lw-chalk" d="M-8-5H7M-8 0H4M-8 5H8" />
      </Fixed>
    </g>
  )
})

/** The side of the squares in which numbers are painted, in drawing units. */
const SHEET = 240

const SHEETS = [...Map.groupBy(CIRCLES, ({ x, y }) => `${Math.floor(x / SHEET)} ${Math.floor(y / SHEET)}`)]

/**
 * The numbers of the circles; crossings have none on the board. Text is dear: where one number changes, those of its own
 * square are painted anew, and no others.
 */
export const Numbers = memo(function Numbers() {
  return (
    <div className="lw-layer">
      {SHEETS.map(([square, circles]) => (
        <svg key={square} className="lw-numbers" viewBox={viewBox(FRAME)} aria-hidden="true">
          {circles.map(({ number, red, x, y }) => (
            <text key={number} className={red ? 'lw-number lw-number-red' : 'lw-number'} x={x} y={y} dy="0.36em">
              {number}
            </text>
          ))}
        </svg>
      ))}
    </div>
  )
})
