import { readFileSync } from 'node:fs'
import { fromHex, type Rgb } from './colour.ts'

/** The declarations of some style sheets for each theme. */
export function inksOf(...sheets: readonly URL[]): { readonly night: string; readonly morning: string } {
  const parts = sheets.map(sheet => readFileSync(sheet, 'utf8').split(/:root\[data-theme=.morning.\]/))
  return { night: parts.map(([night]) => night).join(''), morning: parts.map(([, morning]) => morning).join('') }
}

/** An ink given as a plain colour, by its name without the dashes. */
export function inkIn(theme: string, name: string): Rgb {
  const found = theme.match(new RegExp(`--${name}: (#[0-9a-f]{6});`))
  if (!found?.[1]) throw new Error(`no ink ${name}`)
  return fromHex(found[1])
}
