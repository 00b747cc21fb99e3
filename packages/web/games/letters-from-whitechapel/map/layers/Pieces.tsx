import { memo, type ReactNode, type RefObject } from 'react'
import { moved } from '../../../../board-kit/path.ts'
import type { Point } from '../../../../board-kit/point.ts'
import { Badge, Cordon } from '../pieces/Badges.tsx'
import { JACK_PIECE, wretchedPiece } from '../pieces/names.ts'
import { Policeman } from '../pieces/Policeman.tsx'
import { HOUSE, JACK, WRETCHED } from '../pieces/shapes.ts'
import { Patrol, Woman } from '../pieces/Tokens.tsx'
import { placeOfCircle, placeOfCrossing } from '../places.ts'
import type { Scene } from '../props.ts'
import type { Shifts } from '../shifts.ts'
import { Fixed } from './Fixed.tsx'

interface SceneProps {
  readonly scene: Scene
}

/** What lies on the ground: cordons around crime scenes, and Jack's house. Numbers stand above it. */
export const Lying = memo(function Lying({ scene }: SceneProps) {
  return (
    <g>
      {scene.hideout !== undefined && (
        <Fixed place={placeOfCircle(scene.hideout)} by="token">
          <path className="lw-hideout" d={HOUSE} />
        </Fixed>
      )}
      {scene.crimeScenes.map(({ at }) => (
        <Fixed key={at} place={placeOfCircle(at)} by="token">
          <Cordon />
        </Fixed>
      ))}
    </g>
  )
})

/** How far above a coin's middle one stands who stands on it, so that its number can be read. */
const STANDS = 'translate(0 -13)'

interface StandingProps extends SceneProps {
  readonly shifts: Shifts
  readonly nodes: RefObject<Map<string, SVGGElement>>
}

/** A piece as far from its crossing as it stands. */
function Aside({ by, piece }: { readonly by: Point | undefined; readonly piece: ReactNode }) {
  return by === undefined ? piece : <g transform={moved(by)}>{piece}</g>
}

/** Keeps a piece's node in the list while it is in the document. */
function keptIn(nodes: StandingProps['nodes'], piece: string) {
  return (node: SVGGElement | null) => {
    if (node) nodes.current.set(piece, node)
    return () => {
      nodes.current.delete(piece)
    }
  }
}

/** All that stands on the map, the southern pieces before the northern ones; `shifts` says who has stepped aside. */
export const Standing = memo(function Standing({ scene, shifts, nodes }: StandingProps) {
  const pieces = [
    ...scene.women.map(({ at, face, up }) => ({
      key: `woman ${at}`,
      place: placeOfCircle(at),
      piece: (
        <g transform="translate(0 -36)">
          <Woman face={face} up={up} />
        </g>
      ),
    })),
    ...scene.wretched.map(at => ({
      key: wretchedPiece(at),
      place: placeOfCircle(at),
      piece: (
        <g transform={STANDS}>
          <path className="lw-wretched" d={WRETCHED} />
        </g>
      ),
    })),
    ...scene.patrols.map(({ at, face, up }) => ({
      key: `patrol ${at}`,
      place: placeOfCrossing(at),
      piece: <Aside by={shifts.get(at)} piece={<Patrol face={face} up={up} />} />,
    })),
    ...scene.police.map(({ colour, at }) => ({
      key: colour,
      place: placeOfCrossing(at),
      piece: <Aside by={shifts.get(at)} piece={<Policeman colour={colour} head={scene.head === colour} />} />,
    })),
    ...(scene.jack === undefined
      ? []
      : [
          {
            key: JACK_PIECE,
            place: placeOfCircle(scene.jack),
            piece: (
              <g transform={STANDS}>
                <path className="lw-jack" d={JACK} />
              </g>
            ),
          },
        ]),
  ].sort((a, b) => a.place.y - b.place.y)
  return (
    <g className="lw-standing">
      {pieces.map(({ key, place, piece }) => (
        <Fixed key={key} place={place} by="token" node={keptIn(nodes, key)}>
          {piece}
        </Fixed>
      ))}
      {scene.clues.map(at => (
        <Fixed key={`clue ${at}`} place={placeOfCircle(at)} by="token">
          <Badge sign="clue" corner="ne" />
        </Fixed>
      ))}
      {scene.falseClues.map(at => (
        <Fixed key={`false clue ${at}`} place={placeOfCircle(at)} by="token">
          <Badge sign="false-clue" corner="nw" />
        </Fixed>
      ))}
    </g>
  )
})
