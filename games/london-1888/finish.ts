import { Ending } from './endings.ts'
import { NOBODY, Side } from './phase.ts'
import { showOn } from './showing.ts'
import type { LondonState } from './state.ts'

/** How a game comes to its end. */

/** The game is decided: nothing is pending any more but what is to be shown. */
export function finish(p: LondonState, ending: number): void {
  p.ending = ending
  showOn(p)
  p.asked = NOBODY
  p.arrestVictim = NOBODY
  p.arrestBy = NOBODY
  p.arrestAsked = NOBODY
  p.arrestCause = 0
  p.arrestLoss = 0
  p.marketWhy = 0
}

/** LD-176, LD-178, LD-180 to LD-182, in this order; true where one of them ends the game. */
export function endsHere(p: LondonState): boolean {
  const ending = endingNow(p)
  if (ending === Ending.none) return false
  finish(p, ending)
  return true
}

function endingNow(p: LondonState): number {
  const { seats } = p.rules
  if (p.unmasked === 1) {
    if (p.life[p.jack] === 0) return Ending.kill
    if (p.serving[p.jack] > 0) return Ending.gaol
    for (let seat = 0; seat < seats; seat++) if (p.life[seat] > 0 && p.side[seat] === Side.hunter) return Ending.none
    return Ending.all
  }
  let living = 0
  let unshown = 0
  for (let seat = 0; seat < seats; seat++) {
    if (p.life[seat] === 0) continue
    living++
    if (p.shown[seat] === 0) unshown++
  }
  if (living === 1 && p.life[p.jack] > 0) return Ending.allUnknown
  return unshown === 0 ? Ending.clear : Ending.none
}
