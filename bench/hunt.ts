import { type Decision, DecisionList, Sfc32 } from '@gaslight/core'
import {
  CIRCLES,
  CROSSINGS,
  crossingNumber,
  lettersFromWhitechapel,
  type State,
  type WhitechapelView,
} from '@gaslight/letters-from-whitechapel'
import type { GameInfo, ViewNow } from '@gaslight/protocol'
import { Guest } from './guest.ts'

interface Place {
  readonly x: number
  readonly y: number
}

/** A game of Letters from Whitechapel, and whom it asks. */
export interface Hunt {
  readonly id: string
  /** Whoever is asked now; the other one only waits. */
  readonly asked: Guest
  /** Where one can go now, as places of the drawing. */
  readonly targets: readonly Place[]
  leave(): void
}

const PLAYED = { jack: 'move', police: 'police' } as const satisfies { [side: string]: State }
const legal = new DecisionList()

/** Played until this side is asked for its first move of the hunt: always the same way, as far as chance allows. */
export async function huntFor(url: string, side: keyof typeof PLAYED): Promise<Hunt> {
  const [jack, police] = await Promise.all(['jack', 'police'].map(name => Guest.named(url, name)))
  const { id } = await jack.post<GameInfo>('/api/games', {
    game: lettersFromWhitechapel.id,
    options: { overlay: true },
    seats: [
      { kind: 'me', role: 'jack' },
      { kind: 'open', role: 'detective-1' },
    ],
  })
  await police.post(`/api/games/${id}/seats/detective-1`, {})
  const leave = () => {
    jack.leave()
    police.leave()
  }
  for (;;) {
    const seen = await jack.get<ViewNow>(`/api/games/${id}/view`)
    const { decides, state } = seen.view as unknown as WhitechapelView
    const asked = decides === 'jack' ? jack : police
    const { seq, view } = asked === jack ? seen : await asked.get<ViewNow>(`/api/games/${id}/view`)
    if (state === PLAYED[side]) return { id, asked, targets: targetsIn(view as unknown as WhitechapelView), leave }
    await asked.post(`/api/games/${id}/decisions`, {
      command: crypto.randomUUID(),
      after: seq,
      decisions: [nextIn(view as unknown as WhitechapelView)],
    })
  }
}

/** A murder as soon as there can be one, else the first that may be decided, in notation. */
function nextIn(view: WhitechapelView): string {
  const { p, turn, choices } = asking(view)
  const murder = choices.find(decision => lettersFromWhitechapel.decode(p, decision).kind === 'kill')
  return lettersFromWhitechapel.notation.format(p, murder ?? choices[0], turn.seat)
}

function targetsIn(view: WhitechapelView): readonly Place[] {
  const { p, choices } = asking(view)
  return choices.flatMap(decision => {
    const detail = lettersFromWhitechapel.decode(p, decision)
    if (detail.kind === 'move') return CIRCLES[detail.to - 1]
    return detail.kind === 'police' ? CROSSINGS[crossingNumber(detail.to) - 1] : []
  })
}

function asking(view: WhitechapelView) {
  const p = lettersFromWhitechapel.sample(view, new Sfc32(1))
  const turn = p.turn()
  if (turn.kind !== 'seat') throw new Error('nobody is asked')
  p.legal(legal)
  const choices = Array.from({ length: legal.length }, (_, i): Decision => legal.at(i))
  return { p, turn, choices }
}
