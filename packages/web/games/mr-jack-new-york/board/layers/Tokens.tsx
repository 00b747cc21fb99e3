import { CAST } from '@gaslight/mr-jack-new-york'
import { memo } from 'react'
import { type PieceNodes, StandingToken } from '../../../jack-family/board/StandingToken.tsx'
import { FIGURES } from '../pieces/cast.ts'
import { placeOf } from '../places.ts'
import type { Overlay, Scene } from '../props.ts'

interface TokensProps {
  readonly scene: Scene
  readonly marks: Overlay['spaces']
  readonly emphasised: Overlay['emphasised']
  readonly seen: Overlay['seen']
  readonly jack: Overlay['jack']
  readonly changes: Overlay['changes']
  readonly nodes: PieceNodes
}

export const Tokens = memo(function Tokens({ scene, marks, emphasised, seen, jack, changes, nodes }: TokensProps) {
  return CAST.map(character => {
    const { at, suspect } = scene.characters[character]
    const appears = changes?.seen.includes(character) ?? false
    const vanishes = changes?.unseen.includes(character) ?? false
    const changed = appears || vanishes
    return (
      <StandingToken
        key={character}
        character={character}
        figure={FIGURES[character]}
        cast="ny-cast"
        at={placeOf(at)}
        innocent={!suspect}
        strong={emphasised?.includes(character) ?? false}
        jack={jack === character}
        mark={marks?.[at]}
        seen={seen?.includes(character) ?? (changed ? appears : undefined)}
        changed={changed}
        nodes={nodes}
      />
    )
  })
})
