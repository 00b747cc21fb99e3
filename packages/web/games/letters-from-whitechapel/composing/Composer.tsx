import { Check } from 'lucide-react'
import { having } from '../../../app/part.ts'
import { Button } from '../../../design/Button.tsx'
import { Skeleton } from '../../../design/Skeleton.tsx'
import { useTranslation } from '../../../i18n/index.ts'
import { Actions, ModeButtons, OfferButtons, Steps } from '../../../table/Composing.tsx'
import styles from '../../../table/composer.module.css'
import { decisionText } from '../chronicle/decisions.ts'
import { consequences } from '../kit.ts'
import { listing } from '../table/preview.ts'
import type { Table } from '../table/useTable.ts'
import { offerLabel } from './asking.ts'
import own from './Composer.module.css'
import type { Offer } from './compose.ts'
import { keyOf, partsOf } from './parts.ts'

interface ComposerProps {
  readonly table: Table
}

/** So few decisions are shown whole, without pointing at them part by part. */
const FEW = 6

/** Composing a turn: what is decided already, the ways to go on, every choice as a button, and sending it. */
export function Composer({ table }: ComposerProps) {
  const { composing, play, words } = table
  const { draft } = play
  if (draft === null) return table.preparing ? <Skeleton lines={4} /> : null
  const isShort = draft.choices.length <= FEW
  const steps = draft.steps.length === 0 ? draft.steps : having(consequences).stepsOf(draft)
  return (
    <div className={`${styles.composer} ${own.filling}`}>
      <Steps steps={steps.map(step => ({ ...step, text: decisionText(words, step.detail) }))} play={play} />
      {composing !== null && isShort && <Whole table={table} />}
      {composing !== null && !isShort && (
        <>
          {composing.modes.length > 1 && <Modes table={table} />}
          <Choices table={table} />
        </>
      )}
      <Actions play={play} back={table.canGoBack ? table.back : null}>
        {!isShort &&
          composing?.plain.map(choice => (
            <Button key={choice.decision} icon={Check} onClick={() => table.decide(choice)}>
              {decisionText(words, choice.detail)}
            </Button>
          ))}
      </Actions>
    </div>
  )
}

function Whole({ table }: ComposerProps) {
  const { t } = useTranslation('table')
  const { words, play, scene, preview } = table
  return (
    <ul className={own.whole} tabIndex={-1} aria-label={t('compose.choices')}>
      {play.draft?.choices.map(choice => (
        <li key={choice.decision}>
          <button
            type="button"
            className={styles.choice}
            onClick={() => table.decide(choice)}
            {...listing(preview, partsOf(choice.detail, scene).at(-1))}
          >
            {decisionText(words, choice.detail)}
          </button>
        </li>
      ))}
    </ul>
  )
}

interface PointingProps {
  readonly table: Pick<Table, 'words' | 'scene' | 'composing' | 'chooseMode' | 'point' | 'decide' | 'preview'>
}

export function Modes({ table }: PointingProps) {
  const { composing, words } = table
  if (composing === null) return null
  return (
    <ModeButtons
      label={words.page('modes')}
      modes={composing.modes}
      chosen={composing.mode}
      nameOf={mode => words.page(`mode.${mode}`)}
      onChoose={table.chooseMode}
      className={own.modes}
    />
  )
}

export function Choices({ table }: PointingProps) {
  const { words, composing, scene } = table
  if (composing === null || composing.mode === null) return null
  return (
    <>
      {composing.offers.length > MANY && (
        <button type="button" className={`visually-hidden ${styles.choice}`} onClick={toMap}>
          {words.page('toMap')}
        </button>
      )}
      <OfferButtons
        offers={composing.offers.flatMap(offer => {
          const key = keyOf(offer.part)
          const same = composing.besides.filter(beside => keyOf(beside.part) === key)
          return [offer, ...same].map((each, place) => ({
            key: place === 0 ? key : `${key} ${place}`,
            part: each,
            label: offerLabel(words, each, scene),
            mark: place === 0 ? MARKS[each.mark] : 'leave-silent',
          }))
        })}
        onPoint={offer =>
          composing.besides.includes(offer) && offer.choice !== null
            ? table.decide(offer.choice)
            : table.point(offer.part)
        }
        onPreview={offer => table.preview.showListed(offer?.part ?? null)}
        className={own.choices}
      />
    </>
  )
}

/** So many buttons are a long way by keyboard to whatever follows them: one before them leads to the map. */
const MANY = 12

function toMap(): void {
  document.querySelector<HTMLElement>('[role="application"]')?.focus()
}

/** How a button is coloured that does more than choose a place. */
const MARKS: { readonly [mark in Offer['mark']]?: string } = { arrest: 'accuse', declare: 'leave' }
