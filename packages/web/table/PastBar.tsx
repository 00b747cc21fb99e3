import { ChevronLeft, ChevronRight, Play as PlayIcon, SkipBack, SkipForward } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { Button, IconButton } from '../design/Button.tsx'
import { useLaterTexts, useTranslation } from '../i18n/index.ts'
import { lastMoves } from './last-moves.ts'
import styles from './PastBar.module.css'
import { clip, sameMoment } from './past.ts'
import { usePreferences } from './preferences.ts'
import type { Play } from './usePlay.ts'

interface PastBarProps {
  readonly play: Pick<Play<never, unknown, never, unknown>, 'state' | 'past' | 'lookAt'> & {
    readonly film: Pick<Play<never, unknown, never, unknown>['film'], 'rewind'>
  }
}

/** Steps through the game, and plays it as a film. It never changes anything: it only shows what the table looked like. */
export function PastBar({ play }: PastBarProps) {
  useLaterTexts('table')
  const { t } = useTranslation('table')
  const { speed } = usePreferences()
  const { state, past, lookAt, film } = play
  const moments = state.moments.length
  const at = past ?? moments
  const slider = useRef<HTMLInputElement>(null)
  const seen = useRef(state)
  // Through other eyes one goes on looking at the same moment.
  useLayoutEffect(() => {
    const before = seen.current
    seen.current = state
    if (past !== null && before.start !== state.start) lookAt(sameMoment(past, before.moments, state.moments))
  }, [state, past, lookAt])
  // Where there is nothing further that way, a button that leads there would keep nobody's focus.
  useEffect(() => {
    const pressed = document.activeElement
    const isHere = slider.current?.parentElement?.contains(pressed)
    if (isHere && pressed instanceof HTMLButtonElement && pressed.disabled)
      slider.current?.focus({ preventScroll: true })
  })
  return (
    <fieldset className={styles.bar} aria-label={t('past.label')}>
      <IconButton icon={SkipBack} label={t('past.first')} disabled={at === 0} onClick={() => lookAt(0)} />
      <IconButton icon={ChevronLeft} label={t('past.back')} disabled={at === 0} onClick={() => lookAt(at - 1)} />
      <input
        ref={slider}
        className={styles.slider}
        type="range"
        min={0}
        max={moments}
        value={at}
        aria-label={t('past.slider')}
        aria-valuetext={t('past.position', { at, of: moments })}
        onChange={event => lookAt(clip(Number(event.target.value), moments))}
      />
      <IconButton
        icon={ChevronRight}
        label={t('past.forward')}
        disabled={past === null}
        onClick={() => lookAt(clip(at + 1, moments))}
      />
      {speed !== 'off' && (
        <IconButton
          icon={PlayIcon}
          label={t(past === null ? 'past.again' : 'past.play')}
          disabled={moments === 0}
          onClick={() => {
            lookAt(null)
            film.rewind(past ?? lastMoves(state))
          }}
        />
      )}
      {/* At the end of a game the last moment is no present to return to. */}
      {state.info.status === 'over' ? (
        <IconButton icon={SkipForward} label={t('past.last')} disabled={past === null} onClick={() => lookAt(null)} />
      ) : (
        <Button kind={past === null ? 'quiet' : 'primary'} disabled={past === null} onClick={() => lookAt(null)}>
          {t('past.now')}
        </Button>
      )}
    </fieldset>
  )
}
