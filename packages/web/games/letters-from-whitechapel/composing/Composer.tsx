import { Check, Send, Undo2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../../../design/Button.tsx'
import { useTranslation } from '../../../i18n/index.ts'
import styles from '../../../table/composer.module.css'
import { decisionText } from '../chronicle/sentences.ts'
import type { Table } from '../table/useTable.ts'
import { offerLabel } from './asking.ts'
import own from './Composer.module.css'
import { keyOf } from './parts.ts'

interface ComposerProps {
  readonly table: Table
}

/** So few decisions are shown whole, without pointing at them part by part. */
const FEW = 6

/** Composing a turn: what is decided already, the ways to go on, every choice as a button, and sending it. */
export function Composer({ table }: ComposerProps) {
  const { t } = useTranslation('table')
  const { composing, play } = table
  const { draft } = play
  const send = useRef<HTMLButtonElement>(null)
  const isDone = draft?.done ?? false
  // Whoever composed the turn with the keyboard goes on with Enter.
  useEffect(() => {
    if (isDone) send.current?.focus({ preventScroll: true })
  }, [isDone])
  if (draft === null) return null
  const isShort = draft.choices.length <= FEW
  return (
    <div className={styles.composer}>
      <Steps table={table} />
      {composing !== null && isShort && <Whole table={table} />}
      {composing !== null && !isShort && (
        <>
          {composing.modes.length > 1 && <Modes table={table} />}
          <Choices table={table} />
        </>
      )}
      <div className={styles.actions}>
        {table.canGoBack && (
          <Button icon={Undo2} disabled={play.sending} aria-keyshortcuts="Escape" onClick={table.back}>
            {t('compose.undo')}
          </Button>
        )}
        {!isShort &&
          composing?.plain.map(choice => (
            <Button key={choice.decision} icon={Check} onClick={() => table.decide(choice)}>
              {decisionText(table.words, choice.detail)}
            </Button>
          ))}
        {draft.done && (
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
    </div>
  )
}

/** What is decided so far; each can be taken back with all that followed it. */
function Steps({ table }: ComposerProps) {
  const { t } = useTranslation('table')
  const { words, play } = table
  const { draft } = play
  if (draft === null || draft.steps.length === 0) return null
  let count = 0
  return (
    <ol className={styles.steps} aria-label={t('compose.steps')}>
      {draft.steps.map((step, index) => {
        const before = step.forced ? null : count++
        return (
          <li key={`${index} ${step.token}`} className={styles.step}>
            <span>{decisionText(words, step.detail)}</span>
            {before === null ? (
              <span className={styles.forced}>{t('compose.forced')}</span>
            ) : (
              <button
                type="button"
                className={styles.takeBack}
                disabled={play.sending}
                onClick={() => play.undo(before)}
              >
                {t('compose.takeBack')}
              </button>
            )}
          </li>
        )
      })}
    </ol>
  )
}

function Whole({ table }: ComposerProps) {
  const { t } = useTranslation('table')
  const { words, play } = table
  return (
    <ul className={own.whole} aria-label={t('compose.choices')}>
      {play.draft?.choices.map(choice => (
        <li key={choice.decision}>
          <button type="button" className={styles.choice} onClick={() => table.decide(choice)}>
            {decisionText(words, choice.detail)}
          </button>
        </li>
      ))}
    </ul>
  )
}

interface PointingProps {
  readonly table: Pick<Table, 'words' | 'scene' | 'composing' | 'chooseMode' | 'point' | 'setPreview'>
}

export function Modes({ table }: PointingProps) {
  const { composing, words } = table
  if (composing === null) return null
  return (
    <fieldset className={`${styles.modes} ${own.modes}`} aria-label={words.page('modes')}>
      {composing.modes.map(mode => (
        <button
          key={mode}
          type="button"
          className={styles.mode}
          aria-pressed={mode === composing.mode}
          onClick={() => table.chooseMode(mode)}
        >
          {words.page(`mode.${mode}`)}
        </button>
      ))}
    </fieldset>
  )
}

/** Every next choice as a button, in canonical order: what the map can do, the list can do. */
export function Choices({ table }: PointingProps) {
  const { t } = useTranslation('table')
  const { words, composing, scene } = table
  if (composing === null || composing.mode === null) return null
  return (
    <ul className={`${styles.choices} ${own.choices}`} aria-label={t('compose.choices')}>
      {composing.offers.map(offer => (
        <li key={keyOf(offer.part)}>
          <button
            type="button"
            className={styles.choice}
            data-mark={offer.mark === 'arrest' ? 'accuse' : offer.mark === 'declare' ? 'leave' : undefined}
            onClick={() => table.point(offer.part)}
            onPointerEnter={() => table.setPreview(offer.part)}
            onPointerLeave={() => table.setPreview(null)}
            onFocus={() => table.setPreview(offer.part)}
            onBlur={() => table.setPreview(null)}
          >
            {offerLabel(words, offer, scene)}
          </button>
        </li>
      ))}
    </ul>
  )
}
