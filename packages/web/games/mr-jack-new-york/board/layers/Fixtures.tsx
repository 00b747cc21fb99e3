import { CELLS, STATION } from '@gaslight/mr-jack-new-york'
import { memo } from 'react'
import { moved } from '../../../../board-kit/path.ts'
import { keptIn, type PieceNodes } from '../../../jack-family/board/StandingToken.tsx'
import { FRAME } from '../art/frame.ts'
import { coverAt, faceBefore, INFORMANT, layOf, steamerAt, tileAt } from '../film.ts'
import { Barrier } from '../pieces/Barrier.tsx'
import { Informant } from '../pieces/Informant.tsx'
import { FUNNEL, Steamer } from '../pieces/Steamer.tsx'
import { Station, TileFace } from '../pieces/Tiles.tsx'
import { placeOf } from '../places.ts'
import type { Scene, Stage } from '../props.ts'

interface FixturesProps {
  readonly scene: Scene
  readonly nodes: PieceNodes
}

/** What lies on the streets: tiles, and the Investigation tiles over them. Marks are drawn above. */
export const Tiles = memo(function Tiles({ scene, nodes }: FixturesProps) {
  return (
    <>
      <g transform={moved(placeOf(STATION))}>
        <Station />
      </g>
      {CELLS.map(({ id }) => {
        const tile = scene.tiles[id]
        return tile ? (
          <g key={id} transform={moved(placeOf(id))} ref={keptIn(nodes, tileAt(id))}>
            <TileFace tile={tile} />
          </g>
        ) : null
      })}
      {scene.investigation.map(pair => {
        const { at, degrees } = layOf(pair)
        return (
          <g key={pair.join(' ')} transform={moved(at)} ref={keptIn(nodes, coverAt(pair))}>
            <Barrier degrees={degrees} />
          </g>
        )
      })}
    </>
  )
})

/** The faces that tiles showed before the film turns them. */
export function FacesBefore({ film, nodes }: { readonly film: readonly Stage[]; readonly nodes: PieceNodes }) {
  return film.flat().map(way =>
    way.kind === 'tile' && way.was !== undefined ? (
      <g key={way.at} transform={moved(placeOf(way.at))} ref={keptIn(nodes, faceBefore(way.at))}>
        <TileFace tile={way.was} />
      </g>
    ) : null,
  )
}

/** What stands on the board besides the characters. */
export const Standing = memo(function Standing({ scene, nodes }: FixturesProps) {
  const { at, side } = scene.informant
  return (
    <>
      {scene.steamers.map(port => (
        <g key={port} transform={moved(placeOf(port))} ref={keptIn(nodes, steamerAt(port))}>
          <Steamer />
        </g>
      ))}
      {at !== undefined && (
        <g transform={moved(placeOf(at))} ref={keptIn(nodes, INFORMANT)}>
          <g className="mj-standing">
            <Informant side={side} />
          </g>
        </g>
      )}
    </>
  )
})

/**
 * Smoke over the Steamers: three puffs each, that follow one another. They are no part of the drawing, so that moving
 * them paints nothing anew.
 */
export const SmokeLayer = memo(function SmokeLayer({ steamers }: Pick<Scene, 'steamers'>) {
  return steamers.map(port => {
    const { x, y } = placeOf(port)
    const left = `${((x + FUNNEL.x - FRAME.x) / FRAME.width) * 100}%`
    const top = `${((y + FUNNEL.y - FRAME.y) / FRAME.height) * 100}%`
    return (
      <span key={port} className="ny-smoke" style={{ left, top }} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
    )
  })
})
