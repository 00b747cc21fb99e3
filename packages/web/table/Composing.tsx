import { Send, Undo2 } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../design/Button.tsx'
import { useTranslation } from '../i18n/index.ts'
import styles from './composer.module.css'

/** A turn being composed at any table, as far as it is taken back and sent. */
export interface Composable {
  readonly draft: { readonly done: boolean } | null
  readonly sending: boolean
  undo(count?: number): void
  send(): Promise<void>
}

export interface StepTold {
  readonly token: string
  readonly forced: boolean
  readonly text: string
}

/** A piece of the decision that is being pointed at. */
export interface PieceTold {
  readonly key: string
  readonly text: string
  takeBack(): void
}

interface StepsProps {
  readonly steps: readonly StepTold[]
  /** What the decision to come holds already. */
  readonly pieces?: readonly PieceTold[]
  readonly play: Composable
}

/** What is decided so far, as sentences; each can be taken back with all that followed it. */
export function Steps({ steps, pieces = [], play }: StepsProps) {
  const { t } = useTranslation('table')
  if (steps.length + pieces.length === 0) return null
  let count = 0
  return (
    <ol className={styles.steps} aria-label={t('compose.steps')}>
      {steps.map(({ token, forced, text }, index) => {
        const before = forced ? null : count++
        return (
          <li key={`${index} ${token}`} className={styles.step}>
            <span>{text}</span>
            {before === null ? (
              <span className={styles.forced}>{t('compose.forced')}</span>
            ) : (
              <TakeBack disabled={play.sending} onClick={() => play.undo(before)} />
            )}
          </li>
        )
      })}
      {pieces.map(({ key, text, takeBack }) => (
        <li key={key} className={styles.step}>
          <span>{text}</span>
          <TakeBack disabled={play.sending} onClick={takeBack} />
        </li>
      ))}
    </ol>
  )
}

function TakeBack({ disabled, onClick }: { readonly disabled: boolean; onClick(): void }) {
  const { t } = useTranslation('table')
  return (
    <button type="button" className={styles.takeBack} disabled={disabled} onClick={onClick}>
      {t('compose.takeBack')}
    </button>
  )
}

interface ModeButtonsProps<Mode extends string> {
  readonly label: string
  readonly modes: readonly Mode[]
  readonly chosen: Mode | null
  nameOf(mode: Mode): string
  onChoose(mode: Mode): void
  readonly className?: string
}

/** The ways to go on, side by side. */
export function ModeButtons<Mode extends string>(props: ModeButtonsProps<Mode>) {
  const { label, modes, chosen, nameOf, onChoose, className = '' } = props
  return (
    <fieldset className={`${styles.modes} ${className}`} aria-label={label}>
      {modes.map(mode => (
        <button
          key={mode}
          type="button"
          className={styles.mode}
          aria-pressed={mode === chosen}
          onClick={() => onChoose(mode)}
        >
          {nameOf(mode)}
        </button>
      ))}
    </fieldset>
  )
}

interface OfferButtonsProps<Part> {
  readonly offers: readonly {
    readonly key: string
    readonly part: Part
    readonly label: string
    readonly mark: string | undefined
  }[]
  onPoint(part: Part): void
  onPreview(part: Part | null): void
  readonly className?: string
}

/** Every next choice as a button, in canonical order: what the board can do, the list can do. */
export function OfferButtons<Part>({ offers, onPoint, onPreview, className = '' }: OfferButtonsProps<Part>) {
  const { t } = useTranslation('table')
  return (
    <ul className={`${styles.choices} ${className}`} tabIndex={-1} aria-label={t('compose.choices')}>
      {offers.map(({ key, part, label, mark }) => (
        <li key={key}>
          <button
            type="button"
            className={styles.choice}
            data-mark={mark}
            onClick={() => onPoint(part)}
            onPointerEnter={() => onPreview(part)}
            onPointerLeave={() => onPreview(null)}
            onFocus={() => onPreview(part)}
            onBlur={() => onPreview(null)}
          >
            {label}
          </button>
        </li>
      ))}
    </ul>
  )
}

interface ActionsProps {
  readonly play: Composable
  /** One step back; null where there is none. */
  readonly back: (() => void) | null
  /** What a game offers between going back and sending. */
  readonly children?: ReactNode
}

/** One step back, and the turn's confirmation: whoever composed it with the keyboard goes on with Enter. */
export function Actions({ play, back, children }: ActionsProps) {
  const { t } = useTranslation('table')
  const send = useRef<HTMLButtonElement>(null)
  const isDone = play.draft?.done ?? false
  useEffect(() => {
    if (isDone) send.current?.focus({ preventScroll: true })
  }, [isDone])
  return (
    <div className={styles.actions}>
      {back !== null && (
        <Button icon={Undo2} disabled={play.sending} aria-keyshortcuts="Escape" onClick={back}>
          {t('compose.undo')}
        </Button>
      )}
      {children}
      {isDone && (
        <Button
          ref={send}
          kind="primary"
          icon={Send}
          disabled={play.sending}
          aria-keyshortcuts="Enter"
          onClick={() => void play.send()}
        >
          {t(play.sending ? 'compose.sending' : 'compose.send')}
        </Button>
      )}
    </div>
  )
}
