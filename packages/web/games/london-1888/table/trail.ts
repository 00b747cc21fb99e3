import type { LondonView, SpaceId } from '@gaslight/london-1888'
import { reel, seenAtFirst } from '../../../table/film-reel.ts'
import type { Show, Stage, Way } from '../board/props.ts'
import { framesOf } from '../film/frames.ts'
import type { Table } from './useTable.ts'

const NOWHERE: readonly Way[] = []

/** What of a film leaves a line on the board. */
export function waysIn(stage: Stage): readonly Way[] {
  return stage.filter(isWay)
}

function isWay(act: Way | Show): act is Way {
  return act.kind === 'walk' || act.kind === 'sent' || act.kind === 'blocker' || act.kind === 'shot'
}

interface Trailed extends Pick<Table, 'words' | 'preferences'> {
  readonly play: Pick<Table['play'], 'state' | 'past' | 'film' | 'draft'>
}

/** Where others have gone and shot since the looker last decided, until he begins to. */
export function trailOf({ play, words, preferences }: Trailed): readonly Way[] {
  const { state, past, film, draft } = play
  const isShown = preferences.aids.marks && past === null && film.frame === null && (draft?.steps.length ?? 0) === 0
  if (!isShown || state.info.status === 'over') return NOWHERE
  const { start, moments, info } = state
  return reel(start, moments, seenAtFirst(moments, info.audience), framesOf).flatMap(({ picture }) =>
    waysIn(picture.stageIn(words)),
  )
}

/** The spaces on which something of a film is to be seen. */
export function spacesOf(stage: Stage, scene: LondonView): SpaceId[] {
  return stage.flatMap(act => spacesIn(act, scene))
}

function spacesIn(act: Way | Show, { players }: LondonView): readonly SpaceId[] {
  switch (act.kind) {
    case 'walk':
    case 'shot':
      return act.spaces
    case 'sent':
      return [act.from, act.to]
    case 'blocker':
      return act.from === undefined ? [act.to] : [act.from, act.to]
    case 'die':
    case 'card':
      return Object.values(players).flatMap(({ character, at }) =>
        character === act.by && at !== undefined ? [at] : [],
      )
    case 'event':
      return act.at === undefined ? [] : [act.at]
  }
}
