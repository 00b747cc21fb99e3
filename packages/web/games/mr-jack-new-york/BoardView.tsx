import type { Character } from '@gaslight/mr-jack-new-york'
import { useMemo } from 'react'
import { markingOf } from '../jack-family/aids/marking.ts'
import { type BoardViewProps, commonBoardProps } from '../jack-family/table/BoardArea.tsx'
import { useSettled } from '../jack-family/table/useSettled.ts'
import { labelsOf, seenNow, waysOut } from './aids/aids.ts'
import { changeWords, previewedChanges } from './aids/changes.ts'
import { overlayOf } from './aids/overlay.ts'
import { Board } from './board/index.ts'
import { describeTarget } from './composing/labels.ts'
import type { NewYork } from './types.ts'

/** New York's board, with everything that is marked on it. */
export function BoardView(props: BoardViewProps<NewYork>) {
  const { table, shown } = props
  const settled = useSettled()
  const { words, preferences, scene } = table
  const seen = useMemo(() => [...seenNow(shown)], [shown])
  const open = useMemo(() => waysOut(shown), [shown])
  const changes = useMemo(() => previewedChanges(table), [table])
  const overlay = overlayOf({
    ...markingOf<NewYork, Character>(props),
    scene,
    seen,
    labels: settled ? labelsOf(shown, preferences.aids) : {},
    open,
    changes,
  })
  return (
    <Board
      scene={shown}
      overlay={overlay}
      describe={target =>
        [describeTarget(words, shown, target), ...(changes === null ? [] : changeWords(words, changes))].join('; ')
      }
      {...commonBoardProps(table)}
    />
  )
}
