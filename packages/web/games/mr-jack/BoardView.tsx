import type { Character } from '@gaslight/mr-jack'
import { useMemo } from 'react'
import { part } from '../../app/part.ts'
import { usePart } from '../../app/usePart.ts'
import { markingOf } from '../jack-family/aids/marking.ts'
import { type BoardViewProps, commonBoardProps } from '../jack-family/table/BoardArea.tsx'
import { useSettled } from '../jack-family/table/useSettled.ts'
import { labelsOf, seenNow } from './aids/aids.ts'
import { overlayOf } from './aids/overlay.ts'
import { Board } from './board/index.ts'
import type { London } from './types.ts'

// Places are put into words for the keyboard alone.
const described = part([], async () => (await import('./text/described.ts')).describeTarget)

/** London's board, with everything that is marked on it. */
export function BoardView(props: BoardViewProps<London>) {
  const { table, shown } = props
  const settled = useSettled()
  const describeTarget = usePart(described)
  const { words, preferences, scene } = table
  const seen = useMemo(() => [...seenNow(shown).keys()], [shown])
  const overlay = overlayOf({
    ...markingOf<London, Character>(props),
    characters: scene.characters,
    seen,
    labels: settled ? labelsOf(shown, preferences.aids, words) : {},
  })
  return (
    <Board
      scene={shown}
      overlay={overlay}
      describe={target => describeTarget?.(words, shown, target) ?? ''}
      {...commonBoardProps(table)}
    />
  )
}
