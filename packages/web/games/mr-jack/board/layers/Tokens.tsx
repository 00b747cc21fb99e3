import { BASE_CAST, type Character, EXTENSION_CAST } from '@gaslight/mr-jack'
import { memo } from 'react'
import { angleOf } from '../../../../board-kit/hex.ts'
import { type PieceNodes, StandingToken } from '../../../jack-family/board/StandingToken.tsx'
import { FIGURES } from '../pieces/cast.ts'
import { bearerOf, placeOf } from '../places.ts'
import type { Overlay, Scene } from '../props.ts'

interface TokensProps {
  readonly scene: Scene
  readonly marks: Overlay['hexes']
  readonly emphasised: Overlay['emphasised']
  readonly seen: Overlay['seen']
  readonly jack: Overlay['jack']
  readonly nodes: PieceNodes
}

const CAST: readonly Character[] = [...BASE_CAST, ...EXTENSION_CAST]

export const Tokens = memo(function Tokens({ scene, marks, emphasised, seen, jack, nodes }: TokensProps) {
  const bearer = bearerOf(scene)
  return CAST.map(character => {
    const token = scene.characters[character]
    if (!token) return null
    const carries = bearer?.character === character && scene.facing
    return (
      <StandingToken
        key={character}
        character={character}
        figure={FIGURES[character]}
        cast="mj-cast"
        at={placeOf(token.at)}
        innocent={!token.suspect}
        strong={emphasised?.includes(character) ?? false}
        jack={jack === character}
        mark={marks?.[token.at]}
        seen={seen?.includes(character)}
        nodes={nodes}
      >
        {carries && <Nose degrees={(angleOf(carries) * 180) / Math.PI} />}
      </StandingToken>
    )
  })
})

/** The lantern's mouth, so that its direction shows even where it lights nothing. */
function Nose({ degrees }: { readonly degrees: number }) {
  return <path className="mj-nose" transform={`rotate(${degrees})`} d="M22-8L37-11Q41 0 37 11L22 8Z" />
}
