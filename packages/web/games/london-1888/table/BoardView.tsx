import { useMemo } from 'react'
import { useTranslation } from '../../../i18n/index.ts'
import { Board } from '../board/index.ts'
import type { Look, Overlay, Stage, Target } from '../board/props.ts'
import type { Part } from '../composing/parts.ts'
import styles from './BoardView.module.css'
import { overlayOf } from './overlay.ts'
import { placeWords } from './places.ts'
import type { Table } from './useTable.ts'

interface BoardViewProps {
  readonly table: Table
}

/** The board with everything that is marked on it. */
export function BoardView({ table }: BoardViewProps) {
  const { t } = useTranslation('table')
  const { words, play, scene, preferences, reach, preview } = table
  const overlay = useMemo((): Overlay => overlayOf(table, reach), [table.composing, scene, reach])
  const picture = play.film.frame?.picture
  const stages = useMemo(() => (picture?.moves ? [picture.stageIn(words)] : null), [picture, words])
  const look = useLook(table, stages?.[0] ?? null)
  const { beside, composing, lit, position } = table
  const marked = useMemo(
    (): Overlay => ({ ...overlay, ...beside?.aidsOf(table) }),
    [overlay, beside, composing, preview, lit, scene, position],
  )
  const trail = useMemo(
    () => beside?.trailOf(table) ?? [],
    [play.state, play.past, play.film.frame, play.draft, beside, words, preferences],
  )
  // Without motion what the film would move stands as lines for a while; afterwards lines tell where others have gone.
  const moves = play.film.frame?.moves ?? false
  const still = stages !== null && !moves ? beside?.waysIn(stages[0]) : undefined
  const shown = useMemo((): Overlay => ({ ...marked, ways: still ?? marked.ways ?? trail }), [marked, still, trail])
  return (
    <div className={styles.frame}>
      <Board
        scene={scene}
        overlay={shown}
        film={moves ? stages : null}
        speed={preferences.speed}
        look={look}
        onFilmEnd={play.film.ended}
        onPreview={target => table.setPreview(target === null ? null : partOf(target))}
        onPick={target => table.point(partOf(target))}
        describe={target => placeWords(words, scene, target)}
        nameOf={words.space}
        label={words.page('board')}
        zoom={{ nearer: t('zoom.nearer'), farther: t('zoom.farther'), whole: t('zoom.whole') }}
      />
      {marked.threat !== undefined && preview?.kind === 'player' ? (
        <p className={styles.hint}>{words.page('outlook', { name: words.name(preview.character) })}</p>
      ) : (
        table.previewed !== null && <p className={`${styles.hint} ${styles.again}`}>{t('board.again')}</p>
      )}
      {play.past !== null && <p className={styles.past}>{t('past.banner')}</p>}
    </div>
  )
}

function partOf(target: Target): Part {
  switch (target.kind) {
    case 'space':
      return target
    case 'pawn':
      return { kind: 'player', character: target.character }
    case 'blocker':
      return target
  }
}

/** On a small screen the window goes to what words point at, to what the film shows, and to the looker's own pawn when his turn begins. */
function useLook({ scene, play, beside, lit }: Table, stage: Stage | null): Look | null {
  const isSmall = useMemo(() => matchMedia('(max-width: 40rem)').matches, [])
  const seat = play.draft?.seat
  const at = seat === undefined ? undefined : scene.players[seat]?.at
  return useMemo(() => {
    if (!isSmall) return null
    if (lit.length > 0) return { at: lit }
    if (stage !== null) return beside && { at: beside.spacesOf(stage, scene) }
    return at === undefined ? null : { at: [at] }
  }, [isSmall, stage, at, lit])
}
