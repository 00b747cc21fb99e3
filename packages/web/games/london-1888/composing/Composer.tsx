import { decisionText, type LondonDetail } from '@gaslight/london-1888'
import { Check, Dices } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Button } from '../../../design/Button.tsx'
import { Skeleton } from '../../../design/Skeleton.tsx'
import { Actions, OfferButtons, Steps } from '../../../table/Composing.tsx'
import styles from '../../../table/composer.module.css'
import type { Table } from '../table/useTable.ts'
import { ActList } from './ActList.tsx'
import { offerLabel } from './asking.ts'
import own from './Composer.module.css'
import type { Composing } from './compose.ts'
import { keyOf, type Part } from './parts.ts'

// Few turns come to it.
const OfferForm = lazy(async () => ({ default: (await import('./OfferForm.tsx')).OfferForm }))

interface ComposerProps {
  readonly table: Table
  onRule(rule: string): void
}

/** Composing a turn: what is decided already, what can be done now and why the rest cannot, and sending it. */
export function Composer({ table, onRule }: ComposerProps) {
  const { composing, play, words, scene } = table
  const { draft } = play
  if (draft === null) return table.preparing ? <Skeleton lines={4} /> : null
  const isOpenAct = composing !== null && scene.state === 'act' && !composing.chosen
  return (
    <div className={styles.composer}>
      <Steps
        steps={draft.steps.map(step => ({ ...step, text: decisionText(words, step.detail, scene) }))}
        play={play}
      />
      {composing !== null &&
        !isOpenAct &&
        (composing.mode === 'offer' ? (
          <Suspense fallback={null}>
            <OfferForm table={table} />
          </Suspense>
        ) : (
          <Choices table={table} />
        ))}
      {isOpenAct && <ActList table={table} onRule={onRule} />}
      <Actions play={play} back={table.canGoBack ? table.back : null}>
        {isOpenAct && <QuickRoll table={table} />}
        {composing !== null &&
          !composing.chosen &&
          composing.plain
            .filter(({ detail }) => !['roll', 'shop', 'trade'].includes(detail.kind))
            .map(choice => (
              <Button
                key={choice.decision}
                kind={isMain(choice.detail, composing) ? 'primary' : 'secondary'}
                icon={Check}
                className={own.plain}
                onClick={() => table.decide(choice)}
              >
                {decisionText(words, choice.detail, scene)}
              </Button>
            ))}
      </Actions>
    </div>
  )
}

/** To end the turn once the roll is made, to stay or to sell where one is asked, and whatever is the only thing to do. */
function isMain(detail: LondonDetail, { plain, offers }: Composing): boolean {
  switch (detail.kind) {
    case 'end':
      return !plain.some(other => other.detail.kind === 'roll')
    case 'side':
      return detail.side !== 'accomplice'
    case 'price':
      return detail.accepted
    default:
      return offers.length === 0
  }
}

/** What can be pointed at next, as buttons; what was pointed at already stands above them. */
function Choices({ table }: { readonly table: Table }) {
  const { words, composing, scene, reach } = table
  if (composing === null || composing.offers.length === 0) return null
  return (
    <>
      {composing.path.length > 0 && (
        <p className={own.path}>{composing.path.map(part => partName(table, part)).join(' · ')}</p>
      )}
      <OfferButtons
        offers={composing.offers.map(offer => ({
          key: keyOf(offer.part),
          part: offer.part,
          label: offerLabel({ words, scene }, offer, reach),
          mark: undefined,
        }))}
        onPoint={table.point}
        onPreview={table.setPreview}
        className={own.choices}
      />
    </>
  )
}

function partName({ words, scene }: Table, part: Part): string {
  return offerLabel({ words, scene }, { part, choice: null }, {})
}

/** On a phone the roll is within the thumb's reach; on larger screens it stands on top of the acts. */
function QuickRoll({ table }: { readonly table: Table }) {
  const roll = table.composing?.plain.find(({ detail }) => detail.kind === 'roll')
  if (roll === undefined) return null
  return (
    <Button kind="primary" icon={Dices} className={own.roll} onClick={() => table.decide(roll)}>
      {table.words.page('act.roll')}
    </Button>
  )
}
