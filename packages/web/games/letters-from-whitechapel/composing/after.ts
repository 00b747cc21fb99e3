import type { Colour, CrossingId, Token, WhitechapelDetail, WhitechapelView } from '@gaslight/letters-from-whitechapel'

/**
 * The map right after a decision of the turn being composed, as far as the pieces go: nothing that somebody else or
 * chance has to say first.
 */
export function after(view: WhitechapelView, detail: WhitechapelDetail): WhitechapelView {
  switch (detail.kind) {
    case 'hideout':
      return { ...view, hideout: detail.circle }
    case 'woman':
      return { ...view, women: { ...view.women, [detail.circle]: detail.woman } }
    case 'patrol':
      return { ...view, tokens: { ...view.tokens, [detail.at]: { face: detail.face } } }
    case 'letter':
    case 'shift':
      return { ...view, tokens: shifted(view.tokens, detail.from, detail.to) }
    case 'wretched': {
      const { [detail.from]: _, ...others } = view.wretched
      return { ...view, wretched: { ...others, [detail.to]: 'moved' } }
    }
    case 'wretched-stays':
      return { ...view, wretched: { ...view.wretched, [detail.at]: 'moved' } }
    case 'police':
    case 'rush':
      return { ...view, policemen: { ...view.policemen, [detail.colour]: detail.to }, handled: handled(view, detail) }
    case 'x99':
      return { ...view, policemen: { ...view.policemen, [detail.colour]: 'x99' } }
    case 'police-stays':
      return { ...view, handled: handled(view, detail) }
    case 'false-clue':
      return {
        ...view,
        falseClues: {
          held: view.falseClues.held - 1,
          placed: { ...view.falseClues.placed, [detail.circle]: view.round },
        },
      }
    case 'move':
    case 'alley':
      return walked(view, [detail.to], detail.kind)
    case 'coach':
      return walked(view, [detail.via, detail.to], 'coach')
    default:
      return view
  }
}

function handled({ handled }: WhitechapelView, { colour }: { readonly colour: Colour }): readonly Colour[] {
  return [...handled, colour]
}

function shifted(tokens: WhitechapelView['tokens'], from: CrossingId, to: CrossingId): WhitechapelView['tokens'] {
  const moved: { [crossing: CrossingId]: Token } = { ...tokens }
  const token = moved[from]
  delete moved[from]
  if (token !== undefined) moved[to] = token
  return moved
}

function walked(view: WhitechapelView, circles: readonly number[], by: 'move' | 'alley' | 'coach'): WhitechapelView {
  const log = view.nights[view.night]
  if (log?.row === undefined || log.filled === undefined) return view
  const row: { [cell: number]: number } = { ...log.row }
  const special: { [cell: number]: 'alley' | 'coach' } = { ...log.special }
  let { filled } = log
  for (const circle of circles) {
    filled++
    row[filled] = circle
    if (by !== 'move') special[filled] = by
  }
  return {
    ...view,
    alleys: view.alleys - Number(by === 'alley'),
    coaches: view.coaches - Number(by === 'coach'),
    nights: { ...view.nights, [view.night]: { ...log, row, special, filled } },
  }
}
