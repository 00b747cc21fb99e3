import type { LondonView, SpaceId } from '@gaslight/london-1888'
import type { Show, Stage, Target, Way } from '../board/props.ts'
import type { Words } from '../words.ts'

/** A place of the board in words: what it is, who stands there, what lies there. */
export function placeWords(words: Words, scene: LondonView, target: Target): string {
  switch (target.kind) {
    case 'pawn': {
      const player = Object.values(scene.players).find(({ character }) => character === target.character)
      return [words.name(target.character), ...(player?.at === undefined ? [] : [words.space(player.at)])].join(', ')
    }
    case 'blocker':
      return words.page('part.blocker', { space: target.space })
    case 'space': {
      const here = Object.values(scene.players).filter(({ at }) => at === target.space)
      return [
        words.space(target.space),
        ...here.map(({ character }) => words.name(character)),
        ...tokensAt(words, scene, target.space),
      ].join(', ')
    }
  }
}

function tokensAt(words: Words, { tokens }: LondonView, space: string): string[] {
  const here = Object.entries(tokens).find(([location]) => location === space)?.[1]
  if (here === undefined) return []
  return (['life', 'weapon', 'hidden'] as const).flatMap(kind =>
    here[kind] === undefined ? [] : [words.page(`tokens.${kind}`, { number: here[kind] ?? 0 })],
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
