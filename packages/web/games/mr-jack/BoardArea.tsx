import type { Character } from '@gaslight/mr-jack'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { hasAppealAhead, labelsOf, outlookOf, seenNow, stageOf } from './aids.ts'
import styles from './BoardArea.module.css'
import { Board } from './board/index.ts'
import type { Way } from './board/props.ts'
import { describeTarget } from './labels.ts'
import { marksSince } from './marks.ts'
import { Outlook } from './Outlook.tsx'
import { overlayOf } from './overlay.ts'
import { sceneAfter } from './scene.ts'
import type { Table } from './useTable.ts'
import type { Words } from './words.ts'

interface BoardAreaProps {
  readonly table: Table
  readonly words: Words
  /** The character that is pointed at in a list beside the board. */
  readonly pointed: Character | null
}

/** The board with everything that is marked on it, and below it what the next appeal would say. */
export function BoardArea({ table, words, pointed }: BoardAreaProps) {
  const { t } = useTranslation('table')
  const { play, preferences, scene, active, previewed } = table
  const { frame } = play.film
  const shown = useMemo(
    () => (previewed === null || previewed.kind === 'card' ? scene : sceneAfter(scene, previewed, active)),
    [scene, previewed, active],
  )
  const seen = useMemo(() => [...seenNow(shown).keys()], [shown])
  const ways = useMemo((): readonly Way[] => {
    if (previewed !== null) return stageOf(scene, previewed, active ?? null)
    if (!preferences.aids.marks || frame !== null || (play.draft?.steps.length ?? 0) > 0) return []
    return marksSince(play.state.start, play.state.moments, play.past, play.seat)
  }, [previewed, scene, active, preferences.aids.marks, frame, play.draft, play.state, play.past, play.seat])

  const overlay = overlayOf({
    characters: scene.characters,
    composing: table.foresight ?? table.composing,
    active: table.foresight !== null && previewed?.kind === 'card' ? previewed.character : active,
    pointed: pointed === null ? [] : [pointed],
    ways,
    seen,
    labels: labelsOf(shown, preferences.aids),
    aids: preferences.aids,
    jack: play.view.audience === 'detective' || play.view.audience === 'public' ? undefined : play.view.jack,
  })

  return (
    <div className={styles.area}>
      <div className={preferences.aids.names ? `${styles.frame} mj-show-coordinates` : styles.frame}>
        <Board
          scene={shown}
          overlay={overlay}
          film={frame?.picture.stages ?? null}
          speed={preferences.speed}
          onFilmEnd={play.film.ended}
          onPreview={target => table.setPreview(target)}
          onPick={table.point}
          describe={target => describeTarget(words, shown, target)}
          label={words.page('board.label')}
        />
        {play.past !== null && <p className={styles.past}>{t('past.banner')}</p>}
      </div>
      {preferences.aids.outlook && hasAppealAhead(shown) && (
        <Outlook outlook={outlookOf(shown)} isPreview={shown !== scene} words={words} />
      )}
    </div>
  )
}
