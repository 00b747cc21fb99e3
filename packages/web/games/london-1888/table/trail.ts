import { reel, seenAtFirst } from '../../../table/film-reel.ts'
import type { Show, Stage, Way } from '../board/props.ts'
import type { Table } from './useTable.ts'

const NOWHERE: readonly Way[] = []

/** What of a film leaves a line on the board. */
export function waysIn(stage: Stage): readonly Way[] {
  return stage.filter(isWay)
}

function isWay(act: Way | Show): act is Way {
  return act.kind === 'walk' || act.kind === 'sent' || act.kind === 'blocker' || act.kind === 'shot'
}

interface Trailed extends Pick<Table, 'frames' | 'words' | 'preferences'> {
  readonly play: Pick<Table['play'], 'state' | 'past' | 'film' | 'draft'>
}

/** Where others have gone and shot since the looker last decided, until he begins to. */
export function trailOf({ play, frames, words, preferences }: Trailed): readonly Way[] {
  const { state, past, film, draft } = play
  const isShown = preferences.aids.marks && past === null && film.frame === null && (draft?.steps.length ?? 0) === 0
  if (!isShown || frames === null || state.info.status === 'over') return NOWHERE
  const { start, moments, info } = state
  return reel(start, moments, seenAtFirst(moments, info.audience), frames).flatMap(({ picture }) =>
    waysIn(picture.stageIn(words)),
  )
}
