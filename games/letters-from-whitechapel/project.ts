import type { Audience } from '@gaslight/core'
import { AnswerBits } from './answers.ts'
import { COLOURS, type Colour, FACES, LETTERS, type Letter, REASONS, ROLES } from './cast.ts'
import { WomanCode } from './codec.ts'
import { winnerOf } from './endings.ts'
import { CIRCLES_BY } from './graph.ts'
import { sortedToken, sortTokens } from './letters.ts'
import { type CircleNumber, type CrossingId, crossingName, RED } from './map.ts'
import { Phase } from './phase.ts'
import type { WhitechapelPosition } from './position.ts'
import { CELLS, ROUNDS } from './rules.ts'
import { knowsJack, knowsPatrol } from './secrecy.ts'
import { rowStart, sceneNight, stoodStart } from './state.ts'
import { type Answer, type Night, type NightLog, STATES, type Token, type WhitechapelView, type Woman } from './view.ts'

/** What this audience may know, by allow-list (LW-97 to LW-100). The order of the keys is fixed. */
export function view(p: WhitechapelPosition, to: Audience): WhitechapelView {
  const { rules, phase } = p
  const jack = knowsJack(p, to)
  return {
    audience: typeof to === 'number' ? ROLES[to] : to,
    options: rules.options,
    seats: rules.seats,
    state: STATES[phase],
    decides: decidesOf(p),
    night: nightOf(p.night),
    round: p.round,
    coaches: p.coaches,
    alleys: p.alleys,
    scenes: scenesOf(p),
    women: womenOf(p, jack),
    wretched: wretchedOf(p),
    tokens: phase === Phase.patrol && !knowsPatrol(p, to) ? {} : tokensOf(p, knowsPatrol(p, to)),
    policemen: policemenOf(p),
    handled: COLOURS_OF[p.handled],
    clues: marksOf(p.clues, p.clueCount),
    falseClues: { held: p.held, placed: marksOf(p.falseClues, p.placed) },
    letters: lettersOf(p),
    ...carryingOf(p),
    ...(p.addressNight === 0 ? {} : { address: { night: nightOf(p.addressNight), circle: p.addressCircle } }),
    ...searchOf(p),
    nights: nightsOf(p, jack),
    ...(p.hideouts === null ? {} : { hideouts: p.hideouts }),
    ...(jack && p.hideout > 0 ? { hideout: p.hideout } : {}),
    ...(p.ending < 0 ? {} : { outcome: { winner: winnerOf(p.ending), reason: REASONS[p.ending] } }),
  }
}

/** The colours of every set of them, in their order. */
const COLOURS_OF: readonly (readonly Colour[])[] = Array.from({ length: 32 }, (_, bits) =>
  COLOURS.filter((_, colour) => ((bits >> colour) & 1) === 1),
)

function nightOf(night: number): Night {
  return night as Night
}

function decidesOf(p: WhitechapelPosition): WhitechapelView['decides'] {
  const turn = p.turn()
  if (turn.kind === 'over') return 'nobody'
  return turn.kind === 'chance' ? 'chance' : ROLES[turn.seat]
}

function scenesOf({ scenes }: WhitechapelPosition): WhitechapelView['scenes'] {
  const found: { [circle: CircleNumber]: Night } = {}
  for (let slot = 0; slot < scenes.length; slot++)
    if (scenes[slot] !== 0) found[scenes[slot]] = nightOf(sceneNight(slot))
  return found
}

const WOMEN: readonly Woman[] = ['unknown', 'none', 'marked', 'plain']

/** LW-97 no. 2: circles show when all tokens are laid, faces not before Hell 4. */
function womenOf({ women, phase }: WhitechapelPosition, jack: boolean): WhitechapelView['women'] {
  const laying = phase === Phase.women
  const laid: { [circle: CircleNumber]: Woman } = {}
  if (laying && !jack) return laid
  for (let i = 0; i < RED.length; i++) {
    if (women[i] === 0 || (women[i] === WomanCode.none && !laying)) continue
    laid[RED[i]] = jack ? WOMEN[women[i]] : 'unknown'
  }
  return laid
}

function wretchedOf({ wretched, moved }: WhitechapelPosition): WhitechapelView['wretched'] {
  const found: { [circle: CircleNumber]: 'unmoved' | 'moved' } = {}
  for (let i = 0; i < wretched.length && wretched[i] !== 0; i++)
    found[wretched[i]] = moved[i] === 1 ? 'moved' : 'unmoved'
  return found
}

const HIDDEN: Token = {}
const DOWN: readonly Token[] = FACES.map(face => ({ face }))
const UP: readonly Token[] = FACES.map(face => ({ face, up: true }))

function tokensOf(p: WhitechapelPosition, faces: boolean): WhitechapelView['tokens'] {
  const count = sortTokens(p)
  const found: { [crossing: CrossingId]: Token } = {}
  for (let i = 0; i < count; i++) {
    const face = p.tokenOn(sortedToken(i))
    const name = Math.min(face, FACES.length - 1)
    found[crossingName(sortedToken(i))] = p.isUp(face) ? UP[name] : faces ? DOWN[name] : HIDDEN
  }
  return found
}

function policemenOf({ police }: WhitechapelPosition): WhitechapelView['policemen'] {
  const found: { [colour in Colour]?: CrossingId } = {}
  for (let colour = 0; colour < COLOURS.length; colour++)
    if (police[colour] !== 0) found[COLOURS[colour]] = crossingName(police[colour])
  return found
}

/** Circles with a marker, and the round of each. */
function marksOf(marks: Uint8Array, count: number): { readonly [circle: CircleNumber]: number } {
  const found: { [circle: CircleNumber]: number } = {}
  for (let circle = 1, left = count; left > 0; circle++) {
    if (marks[circle] === 0) continue
    found[circle] = marks[circle]
    left--
  }
  return found
}

function lettersOf({ letters }: WhitechapelPosition): WhitechapelView['letters'] {
  const found: { [letter in Letter]?: Night } = {}
  for (let letter = 0; letter < LETTERS.length; letter++)
    if (letters[letter] !== 0) found[LETTERS[letter]] = nightOf(letters[letter])
  return found
}

function carryingOf(p: WhitechapelPosition): Pick<WhitechapelView, 'carrying'> {
  if (p.saucyLower !== 0) {
    const from = [crossingName(p.saucyLower), crossingName(p.saucyHigher)] as const
    return { carrying: { letter: 'saucy-jacky', from, moved: p.saucyMoved } }
  }
  return p.named === 0 ? {} : { carrying: { letter: 'goulston', named: COLOURS[p.named - 1] } }
}

function searchOf(p: WhitechapelPosition): Pick<WhitechapelView, 'search'> {
  if (p.searcher === 0) return {}
  const first = CIRCLES_BY.start[p.police[p.searcher - 1]]
  const named: CircleNumber[] = []
  for (let i = 0; p.searched >> i !== 0; i++) if (((p.searched >> i) & 1) === 1) named.push(CIRCLES_BY.items[first + i])
  return { search: { by: COLOURS[p.searcher - 1], named } }
}

function nightsOf(p: WhitechapelPosition, jack: boolean): WhitechapelView['nights'] {
  const nights: { [night in Night]?: NightLog } = {}
  for (let night = 1; night <= p.night; night++) nights[nightOf(night)] = keptLog(p, night, jack)
  return nights
}

/** The log of a night as it was made last, while nothing has been added to it: views of many audiences share it. */
function keptLog(p: WhitechapelPosition, night: number, jack: boolean): NightLog {
  const slot = 2 * (night - 1) + (jack ? 1 : 0)
  const kept = p.logs[slot]
  const head = p.heads[night]
  const toc = p.tocs[night]
  const filled = p.filled[night]
  // Answers of a night that is over are the same whatever has come since.
  const answers = night < p.night ? 0 : p.answerCount
  if (kept?.head === head && kept.toc === toc && kept.filled === filled && kept.answers === answers) return kept.log
  const log = logOf(p, night, jack, kept?.filled === filled ? kept.log : undefined)
  p.logs[slot] = { head, toc, filled, answers, log }
  return log
}

type Answers = { [place: number]: Answer }

/** `before`: the same log with no less in its row. */
function logOf(p: WhitechapelPosition, night: number, jack: boolean, before: NightLog | undefined): NightLog {
  const filled = p.filled[night]
  const answers = answersOf(p, night)
  return {
    ...(p.heads[night] === 0 ? {} : { head: COLOURS[p.heads[night] - 1] }),
    ...(p.tocs[night] === 0 ? {} : { toc: p.tocs[night] }),
    ...(filled === 0 ? {} : { filled }),
    ...(jack && filled > 0 ? { row: before?.row ?? rowOf(p, night) } : {}),
    ...specialOf(p, night),
    ...stoodOf(p, night, before),
    ...(answers === undefined ? {} : { answers }),
  }
}

function rowOf(p: WhitechapelPosition, night: number): { readonly [cell: number]: CircleNumber } {
  const start = rowStart(night)
  const row: { [cell: number]: CircleNumber } = {}
  for (let cell = 1; cell <= CELLS; cell++) if (p.rows[start + cell] !== 0) row[cell] = p.rows[start + cell]
  return row
}

function specialOf(p: WhitechapelPosition, night: number): Pick<NightLog, 'special'> {
  const start = rowStart(night)
  let special: { [cell: number]: 'alley' | 'coach' } | undefined
  for (let cell = 1; cell <= p.filled[night]; cell++) {
    if (p.special[start + cell] === 0) continue
    special ??= {}
    special[cell] = p.special[start + cell] === 1 ? 'alley' : 'coach'
  }
  return special === undefined ? {} : { special }
}

function stoodOf(p: WhitechapelPosition, night: number, before: NightLog | undefined): Pick<NightLog, 'stood'> {
  const { stood } = p
  if (before?.stood !== undefined) return { stood: before.stood }
  let found: { [round: number]: readonly CrossingId[] } | undefined
  for (let round = 1; round <= ROUNDS; round++) {
    const start = stoodStart(night, round)
    if (stood[start] === 0) continue
    found ??= {}
    found[round] = [
      crossingName(stood[start]),
      crossingName(stood[start + 1]),
      crossingName(stood[start + 2]),
      crossingName(stood[start + 3]),
      crossingName(stood[start + 4]),
    ]
  }
  return found === undefined ? {} : { stood: found }
}

/** The answers of a night, by their place in it. */
function answersOf(p: WhitechapelPosition, night: number): Answers | undefined {
  let answers: Answers | undefined
  let place = 0
  for (let i = 0; i < p.answerCount; i++) {
    const word = p.answers[2 * i]
    if (((word >> AnswerBits.night) & 3) + 1 !== night) continue
    answers ??= {}
    answers[++place] = answerOf(word, p.answers[2 * i + 1])
  }
  return answers
}

const told = new Map<number, Answer>()
/** More different answers than games have that are looked at side by side. */
const TOLD = 20_000

/** The same object for the same answer, so that views which share it are compared at once. */
function answerOf(word: number, named: number): Answer {
  const night = 3 << AnswerBits.night
  const key = (named >>> 0) * 4096 + (word & ~night)
  let answer = told.get(key)
  if (answer !== undefined) return answer
  answer = readAnswer(word, named)
  if (told.size === TOLD) told.clear()
  told.set(key, answer)
  return answer
}

function readAnswer(word: number, named: number): Answer {
  const circles: CircleNumber[] = []
  for (let rest = named; rest !== 0; rest >>>= 8) circles.push(rest & 255)
  return {
    round: word & 31,
    by: COLOURS[(word >> AnswerBits.colour) & 7],
    kind: ((word >> AnswerBits.arrest) & 1) === 1 ? 'arrest' : 'search',
    circles,
    yes: ((word >> AnswerBits.yes) & 1) === 1,
  }
}
