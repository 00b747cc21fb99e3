import { useMemo } from 'react'
import { keyOf } from '../games/letters-from-whitechapel/composing/parts.ts'
import { Moves, WhitechapelMap } from '../games/letters-from-whitechapel/map/index.ts'
import type { Mark, NodeId, Overlay, Way } from '../games/letters-from-whitechapel/map/props.ts'
import { sceneOf } from '../games/letters-from-whitechapel/scene.ts'
import { useLook } from '../games/letters-from-whitechapel/table/looks.ts'
import styles from '../games/letters-from-whitechapel/table/MapView.module.css'
import { answersOf, labelsOf, marksOf, useSupposed } from '../games/letters-from-whitechapel/table/MapView.tsx'
import { useMoves } from '../games/letters-from-whitechapel/table/preview.ts'
import stage from '../games/letters-from-whitechapel/table/Stage.module.css'
import { placeWords } from '../games/letters-from-whitechapel/text/places.ts'
import { sideBySide } from '../i18n/clauses.ts'
import { useTranslation } from '../i18n/index.ts'
import { shareAt } from './coverage.ts'
import { type Entering, pickable } from './useEntering.ts'
import type { Following } from './useFollowing.ts'

interface SheetMapProps {
  readonly entering: Entering
  readonly following: Following
  /** Whether a small screen shows the buttons before it. */
  readonly isSecond: boolean
}

/** The map of the game at the table: what stands on it, what can be pointed at, and where Jack can be. */
export function SheetMap({ entering, following, isSecond }: SheetMapProps) {
  const { t } = useTranslation('table')
  const { words, scene } = entering
  const { supposing } = following
  const pieces = useMemo(() => sceneOf(scene), [scene])
  const look = useLook(entering)
  const overlay = useOverlay(entering, following)
  return (
    <div className={`${styles.frame} ${stage.map} ${isSecond ? stage.second : ''}`}>
      <WhitechapelMap
        scene={pieces}
        overlay={overlay}
        film={null}
        speed="off"
        look={look}
        preview={<Previewed entering={entering} routed={supposing === null} />}
        onFilmEnd={() => {}}
        onPreview={entering.preview.show}
        draws={supposing !== null}
        onPick={target => {
          if (supposing === null) entering.point(target)
          else if (target.kind === 'circle') following.suppose({ kind: supposing, circle: target.circle })
        }}
        describe={target => sideBySide(placeWords(words, scene, target))}
        label={words.page('map')}
        zoom={{ nearer: t('zoom.nearer'), farther: t('zoom.farther'), whole: t('zoom.whole') }}
        more={words.page('onMap.more')}
      />
    </div>
  )
}

const NONE_BEFORE: readonly Way[] = []

/** What would move if one chose what is pointed at; `routed`: whether ways that are open and shut are shown. */
function Previewed({ entering, routed }: Pick<SheetMapProps, 'entering'> & { readonly routed: boolean }) {
  return <Moves moves={useMoves(entering, { before: NONE_BEFORE, routed })} />
}

/** Each part of it is the same object until it shows something else, so that the map draws no more anew than it must. */
function useOverlay(entering: Entering, following: Following): Overlay {
  const { scene, composing, asked, picked, faces } = entering
  const { heat, deduction, supposition } = following
  const enters = following.supposing === null
  const nodes = useMemo(
    () => (enters ? { ...marksOf({ composing, scene }), ...pickMarks({ asked, picked, faces }) } : {}),
    [enters, composing, scene, asked, picked, faces],
  )
  const answers = useMemo(() => answersOf({ scene }), [scene])
  const labels = useMemo(
    () => sharesAt(composing, deduction) ?? labelsOf({ deduction, supposition }),
    [composing, deduction, supposition],
  )
  const { emphasised, traces } = useSupposed(following)
  return useMemo(
    () => ({ nodes, answers, ...(heat === null ? {} : { heat, labels }), emphasised, traces }),
    [nodes, answers, heat, labels, emphasised, traces],
  )
}

function pickMarks({ asked, picked, faces }: Pick<Entering, 'asked' | 'picked' | 'faces'>): {
  [node in NodeId]?: Mark
} {
  const taken = new Set<NodeId>([...picked, ...Object.values(faces)])
  return Object.fromEntries(pickable(asked).map(node => [node, taken.has(node) ? 'selected' : 'target']))
}

const LABELLED = 10

/** While a policeman is being moved: under the crossings that he can reach, how likely Jack is next to him there. */
function sharesAt(
  composing: Entering['composing'],
  deduction: Following['deduction'],
): NonNullable<Overlay['labels']> | null {
  if (composing?.mode !== 'police' || composing.path.length === 0 || deduction === null) return null
  const worth = composing.offers
    .map(({ part }) => ({ node: keyOf(part) as NodeId, share: shareAt(deduction.heat, Number(keyOf(part).slice(1))) }))
    .filter(({ share }) => share >= 0.005)
    .sort((a, b) => b.share - a.share)
  return Object.fromEntries(worth.slice(0, LABELLED).map(({ node, share }) => [node, `${Math.round(share * 100)} %`]))
}
