import { CROSSINGS, type CrossingId, RED, type Token, type WhitechapelView } from '@gaslight/letters-from-whitechapel'
import type { Choice } from '../play/typed-turn.ts'
import { Grid } from '../terminal/grid.ts'
import type { Colour as Ink, Paint, Style } from '../terminal/paint.ts'
import { placesFor } from './places.ts'
import { detailOf, LETTER } from './words.ts'

/** In columns: what a map needs to hold everything, and beyond which nothing gets clearer. */
const NARROWEST = 80
const WIDEST = 150

const NUMBER: Style = { ink: [150, 158, 180] }
const CROSSING: Style = { ink: [96, 104, 128] }
const YELLOW: Style = { ink: [255, 205, 90], bold: true }
const TARGET: Style = { ink: [120, 255, 160], bold: true }
const RED_CIRCLE: Style = { ink: [255, 110, 95], bold: true }
const JACK: Style = { ink: [20, 0, 0], ground: [255, 90, 70], bold: true }
const CLUE: Style = { ink: [255, 230, 120], bold: true }
const WOMAN: Style = { ink: [240, 170, 220], bold: true }
const SCENE: Style = { ink: [200, 70, 60] }
const PAWN: { readonly [colour in keyof typeof LETTER]: Ink } = {
  blue: [90, 140, 255],
  yellow: [255, 215, 70],
  brown: [200, 140, 90],
  red: [255, 80, 70],
  green: [90, 210, 110],
}

/** The map as lines of text; places that a choice names are marked. */
export function drawMap(view: WhitechapelView, choices: readonly Choice[], paint: Paint, width: number): string[] {
  const places = placesFor(Math.max(NARROWEST, Math.min(WIDEST, width)))
  const grid = new Grid(places.width, places.height)
  const targets = new Set(choices.flatMap(choice => targetsOf(choice)))
  for (const [number, { x, y }] of places.crossings) {
    const [sign, style] = crossingSign(view, number, targets)
    grid.put(x, y, sign, style)
  }
  for (const [number, { x, y }] of places.circles) {
    const [sign, style] = circleSign(view, number, targets)
    grid.put(x - 1, y, `${sign}${number}`, style)
  }
  return grid.lines(paint)
}

/** Circles as their numbers, crossings as their names: what a choice would use. */
function targetsOf(choice: Choice): string[] {
  const detail = detailOf(choice)
  switch (detail.kind) {
    case 'hideout':
    case 'woman':
    case 'address':
    case 'false-clue':
    case 'search':
    case 'arrest':
      return [String(detail.circle)]
    case 'move':
    case 'alley':
    case 'coach':
    case 'wretched':
      return [String(detail.to)]
    case 'wretched-stays':
      return [String(detail.at)]
    case 'kill':
      return detail.victims.map(String)
    case 'patrol':
    case 'flip':
      return [detail.at]
    case 'letter':
    case 'shift':
    case 'police':
    case 'rush':
      return [detail.to]
    case 'saucy-jacky':
      return [...detail.crossings]
    case 'x99':
      return ['x99']
    default:
      return []
  }
}

type Sign = readonly [sign: string, style: Style]

function crossingSign(view: WhitechapelView, number: number, targets: ReadonlySet<string>): Sign {
  const name: CrossingId = `x${number}`
  for (const [colour, at] of Object.entries(view.policemen) as [keyof typeof LETTER, CrossingId][])
    if (at === name) return [LETTER[colour], { ink: PAWN[colour], bold: true }]
  const token = view.tokens[name]
  if (token !== undefined) return [faceSign(token), YELLOW]
  if (targets.has(name)) return ['›', TARGET]
  return CROSSINGS[number - 1].yellow ? ['○', YELLOW] : ['·', CROSSING]
}

/** A patrol: its letter small, `f` for a false one, `?` face down. */
function faceSign({ face }: Token): string {
  if (face === undefined) return '?'
  return face === 'fake' ? 'f' : LETTER[face].toLowerCase()
}

function circleSign(view: WhitechapelView, circle: number, targets: ReadonlySet<string>): Sign {
  if (circle === locationOf(view)) return ['@', JACK]
  if (circle === view.hideout) return ['⌂', JACK]
  if (targets.has(String(circle))) return ['›', TARGET]
  if (view.wretched[circle] !== undefined) return ['♀', WOMAN]
  const woman = view.women[circle]
  if (woman !== undefined && woman !== 'none') return [WOMAN_SIGN[woman], WOMAN]
  if (view.falseClues.placed[circle] !== undefined) return ['!', CLUE]
  if (view.clues[circle] !== undefined) return ['+', CLUE]
  if (view.scenes[circle] !== undefined) return ['×', SCENE]
  return [' ', RED.includes(circle) ? RED_CIRCLE : NUMBER]
}

const WOMAN_SIGN = { marked: '♀', plain: '-', unknown: '?' } as const

/** Where Jack is now, for whoever may know it. */
export function locationOf({ nights, night, state, outcome }: WhitechapelView): number | undefined {
  const log = nights[night]
  const isThere = log?.filled !== undefined && (state !== 'women' || outcome !== undefined)
  return isThere ? log?.row?.[log.filled ?? 0] : undefined
}
