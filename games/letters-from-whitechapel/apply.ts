import type { Decision } from '@gaslight/core'
import { areaOf, logAnswer, names } from './answers.ts'
import { goulstonAsked, someLetterPlayable } from './asking-letters.ts'
import { Kind, kindOf, OFFERS, type Offer, payloadOf, WomanCode } from './codec.ts'
import { Ending } from './endings.ts'
import { CIRCLES_BY } from './graph.ts'
import { nextRed, patrolPlaced } from './hell.ts'
import { canJackMove } from './hunting.ts'
import { LetterCode } from './letters.ts'
import { GOULSTON, RED } from './map.ts'
import { Phase } from './phase.ts'
import { BROWN, CELLS, CLUES_FOR_FALSE, FIRST_FAKE, RED_COLOUR, SUPPLY, TOC_CELLS, TOKENS } from './rules.ts'
import { rowStart, sceneSlot, stoodStart, type WhitechapelState } from './state.ts'

/** Takes a legal decision and what follows it, up to the next point of LW-18. */
export function apply(p: WhitechapelState, decision: Decision): void {
  const payload = payloadOf(decision)
  const kind = kindOf(decision)
  const first = payload >> 8
  const second = payload & 255
  switch (kind) {
    case Kind.hideout:
      p.hideout = payload
      p.phase = Phase.women
      return
    case Kind.woman:
      p.women[RED.indexOf(payload >> 2)] = payload & 3
      if (nextRed(p) < 0) p.phase = Phase.head
      return
    case Kind.head:
      drawHead(p, payload)
      return
    case Kind.address:
      p.addressNight = p.night
      p.addressCircle = payload
      if (payload === p.hideout) end(p, Ending.address)
      else p.phase = Phase.patrol
      return
    case Kind.patrol:
      p.tokens[first] = second
      if (patrolPlaced(p) === TOKENS) finishPatrol(p)
      return
    case Kind.letter:
      p.letters[payload >> 16] = p.night
      moveToken(p, (payload >> 8) & 255, second)
      turnWomen(p)
      return
    case Kind.saucyJacky:
      p.letters[LetterCode.saucyJacky] = p.night
      p.saucyLower = first
      p.saucyHigher = second
      p.phase = Phase.saucyJacky
      return
    case Kind.shift:
      shift(p, first, second)
      return
    case Kind.wait:
      p.tocs[p.night]++
      p.phase = Phase.wretched
      return
    case Kind.kill:
      kill(p, first, second)
      return
    case Kind.wretched:
      moveWretched(p, first, second)
      return
    case Kind.wretchedStays:
      moveWretched(p, payload, payload)
      return
    case Kind.flip:
      flip(p, payload)
      return
    case Kind.move:
      note(p, 0, 0, payload >> 1)
      if ((payload & 1) === 1) declare(p)
      else afterMove(p)
      return
    case Kind.alley:
      p.alleys--
      note(p, 1, 0, payload)
      afterMove(p)
      return
    case Kind.coach:
      p.coaches--
      note(p, 2, first, second)
      afterMove(p)
      return
    case Kind.goulston:
      p.letters[LetterCode.goulston] = p.night
      p.named = payload + 1
      p.phase = Phase.x99
      return
    case Kind.x99:
      p.police[payload] = GOULSTON
      p.named = 0
      p.phase = Phase.police
      return
    case Kind.police:
      p.police[first] = second
      moved(p, first)
      return
    case Kind.policeStays:
      moved(p, payload)
      return
    case Kind.falseClue:
      p.falseClues[payload] = p.round
      p.held--
      p.placed++
      if (p.held === 0 || !p.rules.manyFalseClues) p.phase = Phase.action
      return
    case Kind.search:
      search(p, first, second)
      return
    case Kind.arrest:
      arrest(p, first, second)
      return
    case Kind.areaArrest:
      arrest(p, payload, areaOf(p, p.police[payload]))
      return
    case Kind.rush:
      p.police[first] = second
      acted(p, first)
      return
    case Kind.pass:
      acted(p, payload)
      return
    case Kind.decline:
      decline(p, OFFERS[payload])
      return
    default:
      kind satisfies never
  }
}

function end(p: WhitechapelState, ending: number): void {
  p.ending = ending
  p.phase = Phase.over
}

function decline(p: WhitechapelState, offer: Offer): void {
  switch (offer) {
    case 'address':
      p.phase = Phase.patrol
      return
    case 'letter':
      turnWomen(p)
      return
    case 'goulston':
      p.phase = Phase.police
      return
    case 'false-clue':
      p.phase = Phase.action
      return
    default:
      offer satisfies never
  }
}

/** C1; then D3 where LW-82 allows it. */
function drawHead(p: WhitechapelState, colour: number): void {
  p.heads[p.night] = colour + 1
  const asked = p.rules.options.address && p.addressNight === 0 && (colour === BROWN || colour === RED_COLOUR)
  p.phase = asked ? Phase.address : Phase.patrol
}

/** LW-32: the pawns come off the board when the seventh token is placed. */
function finishPatrol(p: WhitechapelState): void {
  p.police.fill(0)
  if (p.rules.options.letters && p.night > 1 && someLetterPlayable(p)) p.phase = Phase.letter
  else turnWomen(p)
}

/** A face that is not looked at stays with its token (LW-75). */
function moveToken(p: WhitechapelState, from: number, to: number): void {
  p.tokens[p.tokenOn(from)] = to
  p.sortFakes()
}

function shift(p: WhitechapelState, from: number, to: number): void {
  moveToken(p, from, to)
  p.saucyMoved++
  if (p.saucyMoved < 2) return
  p.saucyLower = 0
  p.saucyHigher = 0
  p.saucyMoved = 0
  turnWomen(p)
}

/** LW-26. */
function turnWomen(p: WhitechapelState): void {
  let count = 0
  for (let i = 0; i < RED.length; i++) {
    if (p.women[i] === WomanCode.marked) p.wretched[count++] = RED[i]
    p.women[i] = 0
  }
  p.tocs[p.night] = 1
  p.phase = Phase.kill
}

function moveWretched(p: WhitechapelState, from: number, to: number): void {
  const slot = p.wretched.indexOf(from)
  p.wretched[slot] = to
  p.moved[slot] = 1
  p.sortWretched()
  for (let i = 0; i < p.wretched.length; i++) if (p.wretched[i] !== 0 && p.moved[i] === 0) return
  p.moved.fill(0)
  p.phase = Phase.flip
}

/** LW-43: a fake leaves the board, a policeman stays, face up. */
function flip(p: WhitechapelState, crossing: number): void {
  const face = p.tokenOn(crossing)
  if (face >= FIRST_FAKE) {
    p.tokens[face] = 0
    p.sortFakes()
  } else p.up |= 1 << face
  p.phase = Phase.kill
}

/** LW-35 to LW-37, then Hell 9 (LW-27). */
function kill(p: WhitechapelState, first: number, second: number): void {
  const { night } = p
  const slot = sceneSlot(night)
  const row = rowStart(night)
  let cell = TOC_CELLS - p.tocs[night]
  p.rows[row + cell] = first
  p.scenes[slot] = second === 0 ? first : Math.min(first, second)
  if (second !== 0) {
    p.rows[row + ++cell] = second
    p.scenes[slot + 1] = Math.max(first, second)
  }
  p.filled[night] = cell
  p.wretched.fill(0)
  for (let colour = 0; colour < FIRST_FAKE; colour++) p.police[colour] = p.tokens[colour]
  p.tokens.fill(0)
  p.up = 0
  p.round = 1
  // LW-44: on night 3 the second murder was Jack's first move.
  if (night === 3) p.phase = Phase.police
  else beginRound(p)
}

/** D10, unless Jack cannot move (LW-93). */
function beginRound(p: WhitechapelState): void {
  if (canJackMove(p)) p.phase = Phase.move
  else end(p, Ending.stuck)
}

/** Writes the circles of a move (LW-47), and where the policemen stood. */
function note(p: WhitechapelState, special: number, via: number, to: number): void {
  const row = rowStart(p.night)
  let cell = p.filled[p.night]
  if (via !== 0) {
    p.rows[row + ++cell] = via
    p.special[row + cell] = special
  }
  p.rows[row + ++cell] = to
  p.special[row + cell] = special
  p.filled[p.night] = cell
  const stood = stoodStart(p.night, p.round)
  for (let colour = 0; colour < 5; colour++) p.stood[stood + colour] = p.police[colour]
}

function afterMove(p: WhitechapelState): void {
  if (p.filled[p.night] === CELLS) end(p, Ending.time)
  else if (goulstonAsked(p)) p.phase = Phase.goulston
  else p.phase = Phase.police
}

/** LW-90, LW-91. */
function declare(p: WhitechapelState): void {
  if (p.night === 4) {
    end(p, Ending.escape)
    return
  }
  p.night++
  p.round = 0
  p.clues.fill(0)
  p.falseClues.fill(0)
  p.clueCount = 0
  p.held = 0
  p.placed = 0
  p.coaches = SUPPLY.coaches[p.night]
  p.alleys = SUPPLY.alleys[p.night]
  p.phase = Phase.women
}

function moved(p: WhitechapelState, colour: number): void {
  p.handled |= 1 << colour
  if (!p.allHandled()) return
  p.handled = 0
  p.phase = p.held > 0 ? Phase.falseClue : Phase.action
}

/** LW-65 to LW-69. */
function search(p: WhitechapelState, colour: number, circle: number): void {
  const yes = p.visited(circle)
  logAnswer(p, colour, circle, 0, yes)
  if (yes) {
    if (p.clues[circle] === 0) findClue(p, circle)
    p.searcher = 0
    p.searched = 0
    acted(p, colour)
    return
  }
  const first = CIRCLES_BY.start[p.police[colour]]
  const last = CIRCLES_BY.start[p.police[colour] + 1]
  let open = false
  for (let i = first; i < last; i++) {
    if (CIRCLES_BY.items[i] === circle) p.searched |= 1 << (i - first)
    else if (((p.searched >> (i - first)) & 1) === 0 && p.falseClues[CIRCLES_BY.items[i]] === 0) open = true
  }
  if (open) {
    p.searcher = colour + 1
    p.phase = Phase.search
    return
  }
  p.searcher = 0
  p.searched = 0
  acted(p, colour)
}

function findClue(p: WhitechapelState, circle: number): void {
  p.clues[circle] = p.round
  p.clueCount++
  const gains = p.rules.options.falseClues && p.clueCount % CLUES_FOR_FALSE === 0 && p.falseClueLeft()
  if (gains) p.held++
}

/** LW-70, LW-71: `circles` are those that are named, one a byte. */
function arrest(p: WhitechapelState, colour: number, circles: number): void {
  const right = names(circles, p.location())
  logAnswer(p, colour, circles, 1, right)
  if (right) end(p, Ending.arrest)
  else acted(p, colour)
}

function acted(p: WhitechapelState, colour: number): void {
  p.handled |= 1 << colour
  p.phase = Phase.action
  if (!p.allHandled()) return
  p.handled = 0
  p.round++
  beginRound(p)
}
