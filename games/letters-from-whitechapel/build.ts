import { AnswerBits } from './answers.ts'
import { COLOURS, FACES, LETTERS, REASONS } from './cast.ts'
import { WomanCode } from './codec.ts'
import { CIRCLES_BY } from './graph.ts'
import { crossingNumber, RED } from './map.ts'
import type { PhaseCode } from './phase.ts'
import { FIRST_FAKE } from './rules.ts'
import { rowStart, sceneSlot, stoodStart, type WhitechapelState } from './state.ts'
import { type Answer, type Night, type NightLog, STATES, type WhitechapelView } from './view.ts'

/**
 * Makes of `p`, which is new and has the rules of the view, the position that an all-seeing view shows, every secret in it
 * filled in. The inverse of `view(p, 'omniscient')`.
 */
export function build<P extends WhitechapelState>(p: P, view: WhitechapelView): P {
  p.phase = Math.max(0, STATES.indexOf(view.state)) as PhaseCode
  p.night = view.night
  p.round = view.round
  p.hideout = view.hideout ?? 0
  p.coaches = view.coaches
  p.alleys = view.alleys
  buildScenes(p, view)
  buildWomen(p, view)
  for (const [i, [circle, state]] of Object.entries(view.wretched).entries()) {
    p.wretched[i] = Number(circle)
    p.moved[i] = state === 'moved' ? 1 : 0
  }
  buildTokens(p, view)
  for (const [colour, name] of COLOURS.entries()) p.police[colour] = crossingNumber(view.policemen[name] ?? '')
  for (const name of view.handled) p.handled |= 1 << COLOURS.indexOf(name)
  for (const [circle, round] of Object.entries(view.clues)) p.clues[Number(circle)] = round
  p.clueCount = Object.keys(view.clues).length
  p.held = view.falseClues.held
  for (const [circle, round] of Object.entries(view.falseClues.placed)) p.falseClues[Number(circle)] = round
  p.placed = Object.keys(view.falseClues.placed).length
  for (const [letter, name] of LETTERS.entries()) p.letters[letter] = view.letters[name] ?? 0
  buildDuties(p, view)
  for (const [night, log] of Object.entries(view.nights)) buildNight(p, Number(night), log)
  p.hideouts = view.hideouts ?? null
  if (view.outcome !== undefined) p.ending = REASONS.indexOf(view.outcome.reason)
  return p
}

/** The circles of a night's murders, ascending. */
export function victimsOf(scenes: WhitechapelView['scenes'], night: number): number[] {
  return Object.entries(scenes).flatMap(([circle, of]) => (of === night ? [Number(circle)] : []))
}

function buildScenes(p: WhitechapelState, { scenes }: WhitechapelView): void {
  for (const night of [1, 2, 3, 4])
    for (const [i, circle] of victimsOf(scenes, night).entries()) p.scenes[sceneSlot(night) + i] = circle
}

/** Once the tokens are laid, free red circles without one are settled too (LW-29). */
function buildWomen(p: WhitechapelState, { women, state }: WhitechapelView): void {
  const laid = state !== 'women' && Object.keys(women).length > 0
  for (const [i, circle] of RED.entries()) {
    const woman = women[circle]
    if (woman === 'marked' || woman === 'plain' || woman === 'none') p.women[i] = WomanCode[woman]
    else if (laid && !p.isScene(circle)) p.women[i] = WomanCode.none
  }
}

function buildTokens(p: WhitechapelState, { tokens }: WhitechapelView): void {
  let fakes = 0
  for (const [name, { face, up }] of Object.entries(tokens)) {
    if (face === undefined) continue
    const slot = face === 'fake' ? FIRST_FAKE + fakes++ : FACES.indexOf(face)
    p.tokens[slot] = crossingNumber(name)
    if (up === true) p.up |= 1 << slot
  }
  p.sortFakes()
}

/** A Letter to be carried out, the address that was named, a search that goes on. */
function buildDuties(p: WhitechapelState, { carrying, address, search }: WhitechapelView): void {
  if (carrying?.letter === 'saucy-jacky') {
    p.saucyLower = crossingNumber(carrying.from[0])
    p.saucyHigher = crossingNumber(carrying.from[1])
    p.saucyMoved = carrying.moved
  }
  if (carrying?.letter === 'goulston') p.named = COLOURS.indexOf(carrying.named) + 1
  if (address !== undefined) {
    p.addressNight = address.night
    p.addressCircle = address.circle
  }
  if (search === undefined) return
  p.searcher = COLOURS.indexOf(search.by) + 1
  const start = CIRCLES_BY.start[p.police[p.searcher - 1]]
  for (const circle of search.named) p.searched |= 1 << (CIRCLES_BY.items.indexOf(circle, start) - start)
}

function buildNight(p: WhitechapelState, night: number, log: NightLog): void {
  p.heads[night] = log.head === undefined ? 0 : COLOURS.indexOf(log.head) + 1
  p.tocs[night] = log.toc ?? 0
  p.filled[night] = log.filled ?? 0
  const start = rowStart(night)
  for (const [cell, circle] of Object.entries(log.row ?? {})) p.rows[start + Number(cell)] = circle
  for (const [cell, kind] of Object.entries(log.special ?? {}))
    p.special[start + Number(cell)] = kind === 'alley' ? 1 : 2
  for (const [round, crossings] of Object.entries(log.stood ?? {}))
    p.stood.set(crossings.map(crossingNumber), stoodStart(night, Number(round)))
  for (const answer of Object.values(log.answers ?? {})) buildAnswer(p, night as Night, answer)
}

function buildAnswer(p: WhitechapelState, night: Night, { round, by, kind, circles, yes }: Answer): void {
  const at = p.nextAnswer()
  p.answers[at] =
    round |
    ((night - 1) << AnswerBits.night) |
    (COLOURS.indexOf(by) << AnswerBits.colour) |
    (kind === 'arrest' ? 1 << AnswerBits.arrest : 0) |
    (yes ? 1 << AnswerBits.yes : 0)
  p.answers[at + 1] = circles.reduce((word, circle, i) => word | (circle << (8 * i)), 0)
}
