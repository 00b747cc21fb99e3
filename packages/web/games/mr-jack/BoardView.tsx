import type { Character } from '@gaslight/mr-jack'
import { useMemo } from 'react'
import { jackFor } from '../jack-family/aids/eyes.ts'
import { type BoardViewProps, zoomLabels } from '../jack-family/table/BoardArea.tsx'
import { useSettled } from '../jack-family/table/useSettled.ts'
import { labelsOf, seenNow } from './aids/aids.ts'
import { overlayOf } from './aids/overlay.ts'
import { Board } from './board/index.ts'
import { describeTarget } from './composing/labels.ts'
import type { London } from './types.ts'

/** London's board, with everything that is marked on it. */
export function BoardView({ table, shown, ways, pointed }: BoardViewProps<London>) {
  const settled = useSettled()
  const { words, play, preferences, scene, previewed } = table
  const seen = useMemo(() => [...seenNow(shown).keys()], [shown])
  const active = table.foresight !== null && previewed?.kind === 'card' ? previewed.character : table.active
  const overlay = overlayOf({
    characters: scene.characters,
    composing: table.foresight ?? table.composing,
    active: active as Character | undefined,
    pointed: pointed === null ? [] : [pointed as Character],
    ways,
    seen,
    labels: settled ? labelsOf(shown, preferences.aids, words) : {},
    aids: preferences.aids,
    jack: jackFor(play.view) as Character | undefined,
  })
  return (
    <Board
      scene={shown}
      overlay={overlay}
      film={play.film.frame?.picture.stages ?? null}
      speed={preferences.speed}
      onFilmEnd={play.film.ended}
      onPreview={target => table.setPreview(target)}
      onPick={table.point}
      describe={target => describeTarget(words, shown, target)}
      label={words.page('board.label')}
      zoom={zoomLabels(words)}
    />
  )
}
