import { parentPort, workerData } from 'node:worker_threads'
import type { Secret } from '@gaslight/conformance'
import { examineGame } from '@gaslight/conformance/examine'
import { type Options, Sfc32 } from '@gaslight/core'
import { lettersFromWhitechapel as game } from './game.ts'
import { Phase } from './phase.ts'
import type { WhitechapelPosition } from './position.ts'
import { SUPPLY, TOKENS } from './rules.ts'
import type { State } from './view.ts'
import { stroll } from './walkers.ts'

/** Examines games that begin with a night, in a thread of its own: far from what the test runner adds to hot loops. */
const { night, games, seed } = workerData as { night: number; games: number; seed: number }

const JACK = 0

/** LW-97 no. 2: before Hell 4 any of the Woman tokens may be the marked ones. */
const woman: Secret<WhitechapelPosition> = {
  name: 'what the first Woman token shows',
  of: p => Object.values(game.view(p, 'omniscient').women).find(face => face !== 'none'),
  candidates(p, to) {
    const laid = p.phase === Phase.head || p.phase === Phase.address || p.phase === Phase.patrol
    // Equally likely only where as many are marked as are plain.
    if (!laid || to === JACK || to === 'omniscient' || SUPPLY.marked[p.night] !== 3) return undefined
    return ['marked', 'plain']
  },
}

/** LW-97 no. 4, LW-89: any face-down token may be any policeman that is not shown. */
const policeman: Secret<WhitechapelPosition> = {
  name: 'where the first hidden policeman is',
  of: p => (p.tocs[p.night] > 0 && p.filled[p.night] === 0 ? `x${p.tokens[firstHidden(p)]}` : undefined),
  candidates(p, to) {
    if (p.phase !== Phase.kill || (to !== JACK && to !== 'public') || firstHidden(p) >= TOKENS) return undefined
    const { tokens } = game.view(p, to)
    return Object.entries(tokens).flatMap(([crossing, { face }]) => (face === undefined ? [crossing] : []))
  },
}

function firstHidden({ up }: WhitechapelPosition): number {
  let colour = 0
  while (((up >> colour) & 1) === 1) colour++
  return colour < 5 ? colour : TOKENS
}

/** The points of the first night, and of the later ones without those that only options bring. */
const FIRST: readonly State[] = ['hideout', 'women', 'head', 'address', 'patrol', 'kill', 'wretched', 'flip']
const ALWAYS: readonly State[] = ['move', 'police', 'action', 'search', 'over']
const LATER: readonly State[] = ['letter', 'saucy-jacky', 'goulston', 'x99', 'false-clue']

/** Every point is met on the first night or on the third. */
const MET: { readonly [night: number]: readonly State[] } = {
  1: [...FIRST, ...ALWAYS],
  3: [...FIRST.slice(1), ...ALWAYS, ...LATER],
}

const starts = new Map<string, WhitechapelPosition>()

/** The same start every time for the same options and seats: where a hunt comes to the night. */
function start(options: Options, seats: number): WhitechapelPosition {
  const key = JSON.stringify([options, seats])
  for (let attempt = 0; !starts.has(key); attempt++) {
    const p = game.start(options, seats)
    const rng = new Sfc32(seed, seats, attempt)
    while (p.night < night && p.phase !== Phase.over) p.apply(stroll(p, rng, { homeAt: 12, arrests: false }))
    if (p.phase !== Phase.over) starts.set(key, p)
  }
  return (starts.get(key) as WhitechapelPosition).clone()
}

const violations = examineGame(
  { ...game, start },
  {
    seed,
    games,
    density: 0.3,
    /** Four nights of 19 rounds: five moves, and at most four answers, of each pawn; Hell; what Jack decides. */
    bound: 2400,
    secrets: [woman, policeman],
    points: { of: p => game.view(p, 'public').state, met: MET[night] ?? ALWAYS },
    optionSets: [
      {},
      {
        letters: true,
        falseClues: true,
        rushing: true,
        areaArrests: true,
        catchMe: true,
        address: true,
        hideout: 'random',
        passing: 'forbidden',
      },
      { letters: true, falseClues: true, edition: 'original', patrolFaces: 'team', address: true },
      { redTo: 1, greenTo: 1, falseClues: true, falseCluesPerRound: 'one', catchMe: true, patrolFaces: 'team' },
    ],
  },
)
parentPort?.postMessage(violations)
