import type { Fields } from '@gaslight/core'
import { goulstonAsked, someLetterPlayable } from './asking-letters.ts'
import { victimsOf } from './build.ts'
import { COLOURS } from './cast.ts'
import { checkHell } from './hell-soundness.ts'
import { redJoinedTo } from './hideouts.ts'
import { checkHunt } from './hunt-soundness.ts'
import { canJackMove } from './hunting.ts'
import { because } from './illegal.ts'
import { LetterCode } from './letters.ts'
import { RED } from './map.ts'
import { Phase } from './phase.ts'
import type { WhitechapelPosition } from './position.ts'
import { ownersOf } from './rules.ts'
import type { State, WhitechapelView } from './view.ts'

/** Which part of a night a state belongs to; a game that is over lies where its reason says. */
export type Part = 'setup' | 'women' | 'patrol' | 'letter' | 'street' | 'hunt'

const PARTS: { readonly [state in Exclude<State, 'over'>]: Part } = {
  hideout: 'setup',
  women: 'women',
  head: 'patrol',
  address: 'patrol',
  patrol: 'patrol',
  letter: 'letter',
  'saucy-jacky': 'letter',
  kill: 'street',
  wretched: 'street',
  flip: 'street',
  move: 'hunt',
  goulston: 'hunt',
  x99: 'hunt',
  police: 'hunt',
  'false-clue': 'hunt',
  action: 'hunt',
  search: 'hunt',
}

function partOf({ state, outcome }: WhitechapelView): Part {
  if (state !== 'over') return PARTS[state]
  return outcome?.reason === 'address' ? 'patrol' : 'hunt'
}

/** Whether what a document says fits together and breaks no rule, before secrets are filled in (LW-135). */
export function checkView(f: Fields, view: WhitechapelView): void {
  if (f.problem !== null) return
  const part = partOf(view)
  f.check(
    (view.state === 'over') === (view.outcome !== undefined),
    'outcome: it stands exactly in state "over" (LW-96)',
  )
  checkHideout(f, view, part)
  checkHeads(f, view, part)
  checkScenes(f, view, part)
  checkPolicemen(f, view, part)
  checkLetters(f, view)
  checkAddress(f, view)
  checkHell(f, view, part)
  checkHunt(f, view, part)
}

function checkHideout(f: Fields, { hideout, hideouts, options, address, outcome }: WhitechapelView, part: Part): void {
  f.check(part !== 'setup' || hideout === undefined, 'hideout: it is not chosen yet in state "hideout" (LW-14)')
  if (hideout === undefined) return
  const circle = hideout
  f.check(!RED.includes(hideout), `hideout: ${hideout} is red (LW-14)`, because('hideout-red', { circle }))
  const red = options.catchMe ? redJoinedTo(hideout) : undefined
  if (red !== undefined)
    f.fail(
      `hideout: ${hideout} is joined to the red circle ${red} (LW-81)`,
      because('hideout-near-red', { circle, other: red }),
    )
  f.check(hideouts?.includes(hideout) ?? true, `hideouts: ${hideout}, the hideout, is not among them (LW-88)`)
  if (address !== undefined)
    f.check(
      (address.circle === hideout) === (outcome?.reason === 'address'),
      'address.circle: naming the hideout ends the game at once (LW-95)',
    )
}

/** LW-25: one tile a night, each once. */
function checkHeads(f: Fields, { night, nights, state }: WhitechapelView, part: Part): void {
  const heads = Object.values(nights).flatMap(({ head }) => head ?? [])
  const twice = heads.find((head, i) => heads.indexOf(head) < i)
  if (twice !== undefined)
    f.fail('nights: every Head tile is drawn once (LW-25)', because('head-drawn', { colour: twice }))
  for (const [key, { head }] of Object.entries(nights)) {
    const drawn = Number(key) < night || (part !== 'setup' && part !== 'women' && state !== 'head')
    f.check(
      drawn === (head !== undefined),
      `nights.${key}.head: ${drawn ? 'a tile is drawn' : 'no tile is drawn yet'} (LW-25)`,
    )
  }
}

/** LW-35, LW-36: one murder a night, two on the third. */
function checkScenes(f: Fields, { night, scenes }: WhitechapelView, part: Part): void {
  for (const each of [1, 2, 3, 4]) {
    const murdered = each < night || (each === night && part === 'hunt')
    const due = murdered ? (each === 3 ? 2 : 1) : 0
    const found = victimsOf(scenes, each).length
    f.check(
      found === due,
      `scenes: night ${each} has ${due} by now, not ${found} (LW-35, LW-36)`,
      because('scene-count', { night: each, due, found }),
    )
  }
}

/** LW-27, LW-32: they stand on the board in the Hunting, and then until the tokens take their place. */
function checkPolicemen(
  f: Fields,
  { night, policemen, seats, options, handled, ...view }: WhitechapelView,
  part: Part,
): void {
  const standing = COLOURS.flatMap(colour => {
    const crossing = policemen[colour]
    return crossing === undefined ? [] : [{ colour, crossing }]
  })
  const crossings = standing.map(({ crossing }) => crossing)
  const due = part === 'hunt' || (night > 1 && (part === 'women' || part === 'patrol')) ? COLOURS.length : 0
  f.check(crossings.length === due, `policemen: ${due} stand on the board, not ${crossings.length} (LW-27, LW-32)`)
  const shared = standing.find(({ crossing }, i) => crossings.lastIndexOf(crossing) > i)
  if (shared !== undefined)
    f.fail('policemen: no two stand on one crossing (LW-54)', because('police-occupied', shared))
  const handling =
    view.state === 'police' || view.state === 'action' || view.state === 'search' || view.state === 'over'
  f.check(handling || handled.length === 0, `handled: nobody is in state "${view.state}" (LW-20)`)
  f.check(handled.length < COLOURS.length, 'handled: after all five the next part of the round begins (LW-18)')
  const head = view.nights[night]?.head
  if (head === undefined || handled.length === 0) return
  const owners = ownersOf(options, seats)
  const first = owners[COLOURS.indexOf(head)]
  const turnOf = (seat: number) => (seat - first + seats - 1) % (seats - 1)
  const open = COLOURS.filter(colour => !handled.includes(colour)).map(colour =>
    turnOf(owners[COLOURS.indexOf(colour)]),
  )
  for (const colour of handled)
    f.check(
      turnOf(owners[COLOURS.indexOf(colour)]) <= Math.min(...open),
      `handled: ${colour} is not on turn yet (LW-19)`,
    )
}

function checkLetters(f: Fields, { letters, night, options, carrying, state }: WhitechapelView): void {
  const used = Object.entries(letters)
  f.check(options.letters || used.length === 0, 'letters: the option is off (LW-72)')
  const nights = used.map(([, when]) => when)
  f.check(new Set(nights).size === nights.length, 'letters: one a night in all (LW-72)')
  for (const [letter, when] of used)
    f.check(when >= 2 && when <= night, `letters.${letter}: it is not used on night ${when} (LW-72)`)
  const due = state === 'saucy-jacky' ? 'saucy-jacky' : state === 'x99' ? 'goulston' : undefined
  f.check(carrying?.letter === due, `carrying: ${due ?? 'no Letter'} is carried out in state "${state}" (LW-75, LW-77)`)
  if (due !== undefined) f.check(letters[due] === night, `letters.${due}: it is being carried out tonight (LW-72)`)
}

function checkAddress(f: Fields, { address, night, nights, options, state }: WhitechapelView): void {
  f.check(options.address || (address === undefined && state !== 'address'), 'address: the option is off (LW-82)')
  if (state === 'address') f.check(address === undefined, 'address: it was used already (LW-82)')
  const asked = state === 'address' ? night : address?.night
  if (asked === undefined) return
  const head = nights[asked]?.head
  f.check(asked <= night, `address.night: night ${asked} is still to come (LW-82)`)
  f.check(head === 'brown' || head === 'red', `address: it is asked under brown or red, not ${head} (LW-82)`)
}

/** Whether the point can be reached as the position stands. */
export function checkPosition(f: Fields, p: WhitechapelPosition): void {
  if (f.problem !== null) return
  switch (p.phase) {
    case Phase.letter:
      f.check(
        p.rules.options.letters && p.night > 1 && someLetterPlayable(p),
        'state: no Letter can be played, so that none is asked for (LW-72)',
      )
      return
    case Phase.move:
      f.check(canJackMove(p), 'state: Jack has no legal decision, so that he has lost (LW-93)')
      return
    case Phase.goulston:
      f.check(goulstonAsked(p), 'state: Goulston Street cannot be played (LW-76)')
      return
    case Phase.falseClue:
      f.check(p.held > 0, 'state: Jack holds no False Clue (LW-79)')
      return
    case Phase.saucyJacky:
      f.check(
        p.letters[LetterCode.saucyJacky] === p.night,
        'letters.saucy-jacky: it is being carried out tonight (LW-75)',
      )
      return
  }
}
