import type { LondonView } from '@gaslight/london-1888'
import { sideBySide } from '../../../i18n/clauses.ts'
import type { Target } from '../board/props.ts'
import type { Words } from '../words.ts'

/** A place of the board in words: what it is, who stands there, what lies there. */
export function placeWords(words: Words, scene: LondonView, target: Target): string {
  switch (target.kind) {
    case 'pawn': {
      const player = Object.values(scene.players).find(({ character }) => character === target.character)
      return sideBySide([words.name(target.character), ...(player?.at === undefined ? [] : [words.space(player.at)])])
    }
    case 'blocker':
      return words.page('part.blocker', { space: words.space(target.space) })
    case 'space': {
      const here = Object.values(scene.players).filter(({ at }) => at === target.space)
      return sideBySide([
        words.space(target.space),
        ...here.map(({ character }) => words.name(character)),
        ...tokensAt(words, scene, target.space),
      ])
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
