import { ChevronLeft, ChevronRight, SkipBack, SkipForward } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button, IconButton } from '../design/Button.tsx'
import { useLaterTexts, useTranslation } from '../i18n/index.ts'
import styles from './PastBar.module.css'
import { clip } from './past.ts'

interface PastBarProps {
  /** How many moments there are, and how many the picture on show holds; null in the present. */
  readonly moments: number
  readonly past: number | null
  lookAt(past: number | null): void
  /** At the end of a game the last moment is no present to return to. */
  readonly isOver: boolean
}

/** Steps through the game. It never changes anything: it only shows what the table looked like. */
export function PastBar({ moments, past, lookAt, isOver }: PastBarProps) {
  useLaterTexts('table')
  const { t } = useTranslation('table')
  const at = past ?? moments
  const slider = useRef<HTMLInputElement>(null)
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
      {isOver ? (
        <IconButton icon={SkipForward} label={t('past.last')} disabled={past === null} onClick={() => lookAt(null)} />
      ) : (
        <Button kind={past === null ? 'quiet' : 'primary'} disabled={past === null} onClick={() => lookAt(null)}>
          {t('past.now')}
        </Button>
      )}
    </fieldset>
  )
}
