import { BASE_CAST, type Character, EXTENSION_CAST } from '@gaslight/mr-jack'
import { memo, type RefObject } from 'react'
import { angleOf } from '../../../../board-kit/hex.ts'
import { moved } from '../../../../board-kit/path.ts'
import { EyeSign, JackSign, MarkSign } from '../pieces/Marks.tsx'
import { Token } from '../pieces/Token.tsx'
import { bearerOf, placeOf } from '../places.ts'
import type { Overlay, Scene } from '../props.ts'

/** The token of each character in the document, for films to move. */
export type TokenNodes = Map<Character, SVGGElement>

interface TokensProps {
  readonly scene: Scene
  readonly marks: Overlay['hexes']
  readonly emphasised: Overlay['emphasised']
  readonly seen: Overlay['seen']
  readonly jack: Overlay['jack']
  readonly nodes: RefObject<TokenNodes>
}

const CAST: readonly Character[] = [...BASE_CAST, ...EXTENSION_CAST]

export const Tokens = memo(function Tokens({ scene, marks, emphasised, seen, jack, nodes }: TokensProps) {
  const bearer = bearerOf(scene)
  return CAST.map(character => {
    const token = scene.characters[character]
    if (!token) return null
    const mark = marks?.[token.at]
    const carries = bearer?.character === character && scene.facing
    const strong = emphasised?.includes(character)
    return (
      <g
        key={character}
        transform={moved(placeOf(token.at))}
        ref={node => {
          if (node) nodes.current.set(character, node)
          return () => {
            nodes.current.delete(character)
          }
        }}
      >
        <g className={strong ? 'mj-standing mj-emphasised' : 'mj-standing'}>
          {carries && <Nose degrees={(angleOf(carries) * 180) / Math.PI} />}
          <Token character={character} innocent={!token.suspect} />
          {jack === character && <JackSign />}
        </g>
        {mark && <MarkSign mark={mark} />}
        {seen && <EyeSign open={seen.includes(character)} />}
      </g>
    )
  })
})

/** The lantern's mouth, so that its direction shows even where it lights nothing. */
function Nose({ degrees }: { readonly degrees: number }) {
  return <path className="mj-nose" transform={`rotate(${degrees})`} d="M22-8L37-11Q41 0 37 11L22 8Z" />
}
