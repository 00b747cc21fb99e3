import { lazy, Suspense, useMemo } from 'react'
import { part } from '../../../app/part.ts'
import { usePart } from '../../../app/usePart.ts'
import { sideBySide } from '../../../i18n/clauses.ts'
import { useTranslation } from '../../../i18n/index.ts'
import { laterPart } from '../../../i18n/texts.ts'
import { pencilOf } from '../aids/plan.ts'
import { useHappened } from '../kit.ts'
import { Moves, WhitechapelMap } from '../map/index.ts'
import type { Look, Mark, NodeId, Overlay, Scene, Way } from '../map/props.ts'
import { nightScene, sceneOf } from '../scene.ts'
import { waysOf } from '../ways.ts'
import { TOWN, useIsSmall, useLook } from './looks.ts'
import styles from './MapView.module.css'
import { nodeOf, useMoves } from './preview.ts'
import stage from './Stage.module.css'
import type { Aids } from './useAids.ts'
import type { Table } from './useTable.ts'

const OverlaySwitch = lazy(async () => ({ default: (await import('./OverlaySwitch.tsx')).OverlaySwitch }))

// Places are put into words for the keyboard alone.
const described = part(
  [laterPart('letters-from-whitechapel')],
  async () => (await import('../text/places.ts')).placeWords,
)

interface MapViewProps {
  readonly table: Table
  readonly aids: Aids
}

/** The map with everything that is marked on it. */
export function MapView({ table, aids }: MapViewProps) {
  const { t } = useTranslation('table')
  const { words, play, scene, preferences } = table
  const { frame } = play.film
  const rowOf = play.past === null ? aids.rowOf : null
  const pieces = useMemo(() => (rowOf === null ? sceneOf(scene) : nightScene(scene, rowOf)), [scene, rowOf])
  const played = useOverlay(table, aids)
  const asked = useLook(table)
  const look = useBackLook(table, pieces.row) ?? asked
  const placeWords = usePart(described)
  return (
    <div className={`${styles.frame} ${stage.map}`} data-tool={aids.inHand || undefined}>
      <WhitechapelMap
        scene={pieces}
        overlay={rowOf === null ? played : NO_OVERLAY}
        film={frame?.picture.stages ?? null}
        speed={preferences.speed}
        look={look}
        preview={rowOf === null && <Previewed table={table} routed={!aids.inHand} />}
        draws={aids.inHand}
        onFilmEnd={play.film.ended}
        onPreview={table.preview.show}
        onPick={target => {
          if (!aids.use(target)) table.point(target)
        }}
        describe={target => sideBySide(placeWords?.(words, scene, target) ?? [])}
        label={words.page('map')}
        zoom={{ nearer: t('zoom.nearer'), farther: t('zoom.farther'), whole: t('zoom.whole') }}
        more={words.page('onMap.more')}
      />
      {play.past !== null && <p className={styles.past}>{t('past.banner')}</p>}
      {play.past === null && aids.mayDeduce && (
        <Suspense fallback={null}>
          <OverlaySwitch words={words} aids={aids} />
        </Suspense>
      )}
    </div>
  )
}

/**
 * On a small screen: the whole town for whoever looks back, since the next step may be anywhere in it, and after the end
 * the whole of the way that is shown.
 */
function useBackLook({ play }: Table, row: Scene['row']): Look | null {
  const isSmall = useIsSmall()
  const isOver = play.view.outcome !== undefined
  const way = useMemo((): Look | null => {
    const at = row?.map(({ circle }): NodeId => `c${circle}`) ?? []
    return at.length > 0 ? { at } : null
  }, [row])
  if (!isSmall) return null
  if (play.past !== null) return TOWN
  return isOver ? way : null
}

const NO_OVERLAY: Overlay = {}

interface PreviewedProps {
  readonly table: Table
  /** Whether ways that are open and shut are shown. */
  readonly routed: boolean
}

/** What moves, or would if one chose what is pointed at: of the whole table this alone follows a pointer. */
function Previewed({ table, routed }: PreviewedProps) {
  const { play, preferences } = table
  const { draft, state, past, view } = play
  const moving = play.film.frame !== null
  const { marks } = preferences.aids
  const happened = useHappened()
  const before = useMemo((): readonly Way[] => {
    // What the turn so far moves; else what has just moved, or moved in the moment looked at.
    if (draft !== null && draft.steps.length > 0) return draft.steps.flatMap(({ detail }) => waysOf(detail, view))
    return happened === null || moving || !marks ? [] : happened.waysBefore(state, past)
  }, [happened, draft, state, past, view, moving, marks])
  return <Moves moves={useMoves(table, { before, routed })} />
}

/** Each part of it is the same object until it shows something else, so that the map draws no more anew than it must. */
function useOverlay(table: Table, aids: Aids): Overlay {
  const { scene, composing, play } = table
  const { deduction, supposition, heat, steps } = aids
  const plays = !aids.inHand
  const nodes = useMemo(() => (plays ? marksOf({ composing, scene }) : {}), [plays, composing, scene])
  const { past } = play
  const isJacks = scene.audience === 'jack' && past === null
  const plan = useMemo(() => (isJacks ? pencilOf(steps, scene) : []), [isJacks, steps, scene])
  const answers = useMemo(() => answersOf({ scene }), [scene])
  const labels = useMemo(() => labelsOf({ deduction, supposition }), [deduction, supposition])
  const { emphasised, traces } = useSupposed(aids)
  const { book } = aids.sketching
  return useMemo(
    () => ({ nodes, plan, sketchbook: book, answers, ...(heat === null ? {} : { heat, labels }), emphasised, traces }),
    [nodes, plan, book, answers, heat, labels, emphasised, traces],
  )
}

const NO_TRACES: NonNullable<Overlay['traces']> = []

/** What is supposed on the map: the circle, and the ways that lead to it. */
export function useSupposed({
  supposition,
  supposed,
}: Pick<Aids, 'supposition' | 'supposed'>): Required<Pick<Overlay, 'emphasised' | 'traces'>> {
  const emphasised = useMemo((): NodeId[] => (supposition === null ? [] : [`c${supposition.circle}`]), [supposition])
  const traces = supposed?.kind === 'hideout' ? supposed.traces : NO_TRACES
  return { emphasised, traces }
}

type Nodes = { [node in NodeId]?: Mark }

export function marksOf({ composing, scene }: Pick<Table, 'composing' | 'scene'>): Nodes {
  const nodes: Nodes = {}
  if (composing === null) return nodes
  const { policemen } = scene
  for (const { part, mark } of [...composing.shortcuts, ...composing.offers]) {
    const node = nodeOf(part, policemen)
    // A declared walk home shows above the walks around it.
    if (node !== null && nodes[node] !== 'declare') nodes[node] = mark
  }
  for (const part of composing.path) {
    const node = nodeOf(part, policemen)
    if (node !== null && nodes[node] === undefined) nodes[node] = 'source'
  }
  return nodes
}

/** What was searched and arrested in the last round in which anybody asked. */
export function answersOf({ scene }: Pick<Table, 'scene'>): NonNullable<Overlay['answers']> {
  const all = Object.values(scene.nights[scene.night]?.answers ?? {})
  return all
    .filter(({ round }) => round === scene.round || (scene.state === 'move' && round === scene.round - 1))
    .flatMap(({ kind, circles, yes }) =>
      circles.map(circle => ({ circle, answer: yes ? 'yes' : kind === 'arrest' ? 'missed' : 'no' }) as const),
    )
}

const LABELLED = 8

/** Under the circles that a search should ask about: the chance of a clue. */
export function labelsOf({
  deduction,
  supposition,
}: Pick<Aids, 'deduction' | 'supposition'>): NonNullable<Overlay['labels']> {
  if (supposition !== null) return {}
  const labels: { [node in NodeId]?: string } = {}
  for (const { circle, visited } of deduction?.questions.slice(0, LABELLED) ?? [])
    labels[`c${circle}`] = `${Math.round(visited * 100)} %`
  return labels
}
