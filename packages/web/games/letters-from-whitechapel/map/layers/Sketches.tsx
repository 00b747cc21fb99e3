import { memo } from 'react'
import { arrowLine } from '../lines.ts'
import { Badge } from '../pieces/Badges.tsx'
import { placeOfNode } from '../places.ts'
import type { Sketchbook } from '../props.ts'
import { Fixed } from './Fixed.tsx'
import { Stroke } from './Lines.tsx'

interface SketchesProps {
  readonly sketchbook: Sketchbook | undefined
}

/** What the police draw for each other: arrows lie under the pieces. */
export const Arrows = memo(function Arrows({ sketchbook }: SketchesProps) {
  return sketchbook?.arrows.map(({ from, to, by }) => (
    <Stroke key={`${from} ${to} ${by}`} line={arrowLine(from, to)} kind="chalk" colour={by} arrow />
  ))
})

/** Stickers and slips of paper lie above them. */
export const Stickers = memo(function Stickers({ sketchbook }: SketchesProps) {
  return (
    <>
      {sketchbook?.stickers.map(({ at, sticker, by }) => (
        <Fixed key={`${at} ${sticker} ${by}`} place={placeOfNode(at)} by="token">
          <g className="lw-sticker" data-colour={by}>
            <Badge sign={sticker} corner="nw" />
          </g>
        </Fixed>
      ))}
      {sketchbook?.notes.map(({ at, text, by }) => (
        <Fixed key={`${at} ${text} ${by}`} place={placeOfNode(at)} by="token">
          <g transform="translate(24 0)">
            <g className="lw-by-label">
              <Slip text={text} by={by} />
            </g>
          </g>
        </Fixed>
      ))}
    </>
  )
})

/** A note as long as it may be on the map, in letters a line and lines; the rest is read in the list of notes. */
const LETTERS = 18
const LINES = 3

/** Breaks a note into lines at spaces, or where it must. */
export function linesOf(text: string): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).flatMap(word => word.match(new RegExp(`.{1,${LETTERS}}`, 'gu')) ?? [])) {
    if (line !== '' && line.length + 1 + word.length > LETTERS) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  if (line !== '') lines.push(line)
  return lines.length > LINES ? [...lines.slice(0, LINES - 1), `${lines[LINES - 1].slice(0, LETTERS - 1)}…`] : lines
}

function Slip({ text, by }: { readonly text: string; readonly by: string }) {
  const lines = linesOf(text)
  const width =
    Math.max(...lines.map(line => [...line].reduce((sum, letter) => sum + (letter > '\u2e80' ? 18 : 9.6), 0))) + 18
  const height = lines.length * 20 + 10
  return (
    <g className="lw-slip" data-colour={by} transform={`translate(0 ${-height / 2})`}>
      <path
        className="lw-slip-paper"
        d={`M0 ${height / 2 - 7}L-11 ${height / 2}L0 ${height / 2 + 7}V${height}H${width}V0H0Z`}
      />
      <path className="lw-slip-edge" d={`M${width} 0V${height}`} />
      {lines.map((line, i) => (
        <text key={i} className="lw-slip-text" x="8" y={21 + i * 20}>
          {line}
        </text>
      ))}
    </g>
  )
}
