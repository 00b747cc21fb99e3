import type { Fields } from '@gaslight/core'
import { COLOURS, FACES } from './cast.ts'
import { type CrossingId, crossingNumber, RED, YELLOW } from './map.ts'
import { PLAIN, SUPPLY, TOKENS } from './rules.ts'
import type { Part } from './soundness.ts'
import type { WhitechapelView } from './view.ts'

/** What lies on the board in Hell: women, Wretched and patrol tokens (LW-26 to LW-43). */
export function checkHell(f: Fields, view: WhitechapelView, part: Part): void {
  checkWomen(f, view, part)
  checkWretched(f, view, part)
  checkTokens(f, view, part)
}

/** LW-29. */
function checkWomen(f: Fields, { women, night, scenes, state }: WhitechapelView, part: Part): void {
  const laid = Object.entries(women)
  const out = part === 'women' || part === 'patrol' || part === 'letter'
  f.check(out || laid.length === 0, `women: they are turned up before state "${state}" (LW-26)`)
  if (!out) return
  for (const [circle] of laid) {
    f.check(RED.includes(Number(circle)), `women.${circle}: the circle is not red (LW-29)`)
    f.check(scenes[Number(circle)] === undefined, `women.${circle}: a Crime Scene marker closes the circle (LW-29)`)
  }
  const count = (kind: string) => laid.filter(([, woman]) => woman === kind).length
  const marked = SUPPLY.marked[night] - count('marked')
  const plain = PLAIN - count('plain')
  f.check(marked >= 0, `women: night ${night} has ${SUPPLY.marked[night]} marked tokens (LW-16)`)
  f.check(plain >= 0, `women: a night has ${PLAIN} plain tokens (LW-16)`)
  if (part !== 'women') {
    f.check(count('none') === 0, 'women: once all are laid, circles without one are left out (LW-29)')
    f.check(laid.length === SUPPLY.women[night], `women: ${SUPPLY.women[night]} are laid on night ${night} (LW-29)`)
    return
  }
  f.check(count('unknown') === 0, 'women: while they are laid, each is marked, plain or none (LW-29)')
  const free = RED.filter(circle => scenes[circle] === undefined)
  const next = free.findIndex(circle => women[circle] === undefined)
  f.check(next >= 0, 'women: all circles are decided, so that a tile is drawn (LW-18)')
  f.check(next === laid.length, 'women: the circles are decided in ascending order (LW-18)')
  f.check(marked + plain <= free.length - laid.length, 'women: the tokens left do not fit on the circles left (LW-29)')
}

function checkWretched(f: Fields, { wretched, night, scenes, state }: WhitechapelView, part: Part): void {
  const all = Object.entries(wretched)
  const due = part === 'street' ? SUPPLY.marked[night] : 0
  f.check(all.length === due, `wretched: there are ${due} in state "${state}", not ${all.length} (LW-26, LW-27)`)
  for (const [circle] of all)
    f.check(scenes[Number(circle)] === undefined, `wretched.${circle}: she never ends on a Crime Scene (LW-40)`)
  const moved = all.filter(([, mark]) => mark === 'moved').length
  f.check(state === 'wretched' || moved === 0, `wretched: none is marked as moved in state "${state}" (LW-39)`)
  f.check(due === 0 || moved < due, 'wretched: all have moved, so that a token is turned up (LW-18)')
}

function checkTokens(f: Fields, view: WhitechapelView, part: Part): void {
  const { tokens, state } = view
  const all = Object.values(tokens)
  const faces = all.flatMap(({ face }) => face ?? [])
  for (const colour of COLOURS)
    f.check(faces.filter(face => face === colour).length <= 1, `tokens: ${colour} stands twice (LW-18)`)
  f.check(faces.filter(face => face === 'fake').length <= 2, 'tokens: there are two fakes (LW-18)')
  for (const [crossing, { face, up }] of Object.entries(tokens))
    f.check(
      up !== true || (face !== undefined && face !== 'fake'),
      `tokens.${crossing}: what lies face up is a policeman (LW-43)`,
    )
  if (part === 'street') checkRevealed(f, view)
  else if (part === 'letter')
    f.check(all.length === TOKENS, `tokens: seven are laid in state "${state}" (LW-31, LW-32)`)
  else if (state === 'patrol') checkPlacement(f, view)
  else f.check(all.length === 0, `tokens: none lie on the board in state "${state}" (LW-27)`)
  if (part !== 'street')
    f.check(
      all.every(({ up }) => up !== true),
      'tokens: none is face up before Hell 7 (LW-43)',
    )
}

/** LW-39, LW-43: one is turned up each time that Jack has waited. */
function checkRevealed(f: Fields, { tokens, night, nights, state }: WhitechapelView): void {
  const toc = nights[night]?.toc ?? 1
  const all = Object.values(tokens)
  const fakes = TOKENS - all.length
  const coloured = all.filter(({ up }) => up === true).length
  const revealed = state === 'kill' ? toc - 1 : toc - 2
  f.check(revealed >= 0, `nights.${night}.toc: Jack has not waited yet, so that it is not state "${state}" (LW-39)`)
  f.check(fakes <= 2, `tokens: five or more lie on the board, as only fakes leave it (LW-43)`)
  f.check(
    fakes + coloured === revealed,
    `tokens: ${revealed} are turned up by now (fakes leave the board), not ${fakes + coloured} (LW-43)`,
  )
  const left = all.filter(({ face, up }) => up !== true && face === 'fake').length
  f.check(left <= 2 - fakes, 'tokens: more fakes than are left (LW-43)')
}

/** LW-31 to LW-33: faces in their order, on places that are allowed. */
function checkPlacement(f: Fields, { tokens, night, policemen }: WhitechapelView): void {
  const all = Object.entries(tokens)
  f.check(all.length < TOKENS, 'tokens: all seven are laid, so that the placement is over (LW-18)')
  const due = [...FACES, 'fake'].slice(0, all.length).sort()
  f.check(
    String(all.map(([, { face }]) => face ?? '?').sort()) === String(due),
    `tokens: ${all.length} laid are ${due.join(', ')} (LW-18)`,
  )
  const ends: readonly CrossingId[] = Object.values(policemen)
  let extras = 0
  for (const [crossing] of all) {
    const yellow = YELLOW.includes(crossingNumber(crossing))
    const end = ends.some(id => id === crossing)
    const rule = night === 1 ? 'LW-31' : 'LW-32'
    f.check(yellow || end, `tokens.${crossing}: no token goes there (${rule})`)
    if (night > 1 && !end) extras++
  }
  f.check(extras <= 2, 'tokens: two go where no policeman ended last night, not more (LW-32)')
  f.check(night === 1 || all.length - extras <= ends.length, 'tokens: five go where policemen ended last night (LW-32)')
}
