import { Check } from 'lucide-react'
import { Button } from '../../../design/Button.tsx'
import { Actions, OfferButtons, Steps } from '../../../table/Composing.tsx'
import styles from '../../../table/composer.module.css'
import type { Table } from '../table/useTable.ts'
import { ActList } from './ActList.tsx'
import { offerLabel } from './asking.ts'
import own from './Composer.module.css'
import { keyOf, type Part } from './parts.ts'
import { plainLabel, stepText } from './steps.ts'
import { useReach } from './useReach.ts'

interface ComposerProps {
  readonly table: Table
  onRule(rule: string): void
}

/** Composing a turn: what is decided already, what can be done now and why the rest cannot, and sending it. */
export function Composer({ table, onRule }: ComposerProps) {
  const { composing, play, words, scene } = table
  const { draft } = play
  if (draft === null) return null
  const isOpenAct = composing !== null && scene.state === 'act' && !composing.chosen
  return (
    <div className={styles.composer}>
      <Steps steps={draft.steps.map(step => ({ ...step, text: stepText(words, step.detail) }))} play={play} />
      {composing !== null && !isOpenAct && <Choices table={table} />}
      {isOpenAct && <ActList table={table} onRule={onRule} />}
      <Actions play={play} back={table.canGoBack ? table.back : null}>
        {composing !== null &&
          !composing.chosen &&
          composing.plain
            .filter(({ detail }) => !['roll', 'shop', 'trade'].includes(detail.kind))
            .map(choice => (
              <Button
                key={choice.decision}
                kind={choice.detail.kind === 'end' || composing.offers.length === 0 ? 'primary' : 'secondary'}
                icon={Check}
                onClick={() => table.decide(choice)}
              >
                {plainLabel(words, choice.detail)}
              </Button>
            ))}
      </Actions>
    </div>
  )
}

/** What can be pointed at next, as buttons; what was pointed at already stands above them. */
export function Choices({ table }: { readonly table: Table }) {
  const { words, composing, scene } = table
  const reach = useReach(table)
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
