import type { JackView } from '@gaslight/jack-family'
import type { Words } from '../words.ts'

/** How far a character is from a way out (MJ-58, MJ-59, NY-63, NY-64). */
export interface ExitDistance {
  readonly exit: string
  /** What leaving by it takes; absent where no way leads there. */
  readonly cost?: number
  /** Whether one move is enough, were this Jack's character and unseen. */
  readonly inReach: boolean
}

export interface Leaver {
  readonly character: string
  readonly exits: readonly ExitDistance[]
}

/** What stands under suspects as labels: by which ways out they could leave, and what the nearest would cost them. */
export function exitLabels(
  view: JackView,
  leavers: () => readonly Leaver[],
  aids: { readonly exits: boolean; readonly distances: boolean },
  signOf: (exit: string) => string,
): { readonly [place: string]: string } {
  const labels: { [place: string]: string } = {}
  if (view.state === 'over' || (!aids.exits && !aids.distances)) return labels
  for (const { character, exits } of leavers()) {
    const token = view.characters[character]
    if (token === undefined || !token.suspect) continue
    const near = aids.exits ? exits.filter(exit => exit.inReach).map(({ exit }) => `→ ${signOf(exit)}`) : []
    const costs = exits.flatMap(({ cost }) => cost ?? [])
    if (aids.distances && costs.length > 0) near.push(String(Math.min(...costs)))
    if (near.length > 0) labels[token.at] = near.join(' ')
  }
  return labels
}

/** What still keeps Jack from leaving, or by which ways his character could leave with one move. */
export function leaveWords(words: Words, view: JackView, leavers: () => readonly Leaver[]): string {
  if (view.witness === 'seen') return words.page('secret.stayInside')
  const exits = leavers().find(({ character }) => character === view.jack)?.exits ?? []
  const near = exits.filter(({ inReach }) => inReach).map(({ exit }) => words.exit(exit))
  return near.length === 0
    ? words.page('secret.noExit')
    : words.page('secret.exits', { count: near.length, exits: words.list(near) })
}
