import { type LondonDetail, plainText } from '@gaslight/london-1888'
import { Check, Dices } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { part } from '../../../app/part.ts'
import { usePart } from '../../../app/usePart.ts'
import { Button } from '../../../design/Button.tsx'
import { Skeleton } from '../../../design/Skeleton.tsx'
import { Actions } from '../../../table/Composing.tsx'
import styles from '../../../table/composer.module.css'
import type { Table } from '../table/useTable.ts'
import { ActList } from './ActList.tsx'
import own from './Composer.module.css'
import type { Composing } from './compose.ts'
import type { Mode } from './parts.ts'

// What is decided already, and what is pointed at step by step once a way to go on has been chosen: both are there by then.
const taken = part([], async () => (await import('./Taken.tsx')).Taken)
const choices = part([], async () => (await import('./Choices.tsx')).Choices)
const OfferForm = lazy(async () => ({ default: (await import('./OfferForm.tsx')).OfferForm }))

interface ComposerProps {
  readonly table: Table
  onRule(rule: string): void
}

/** Composing a turn: what is decided already, what can be done now and why the rest cannot, and sending it. */
export function Composer({ table, onRule }: ComposerProps) {
  const { composing, play, words, scene } = table
  const { draft } = play
  const [Taken, Choices] = [usePart(taken), usePart(choices)]
  if (draft === null) return table.preparing ? <Skeleton lines={4} /> : null
  const isOpenAct = composing !== null && scene.state === 'act' && !composing.chosen
  return (
    <div className={styles.composer}>
      {Taken && draft.steps.length > 0 && <Taken table={table} />}
      {composing?.mode === 'offer' && !isOpenAct && (
        <Suspense fallback={null}>
          <OfferForm table={table} />
        </Suspense>
      )}
      {Choices && composing !== null && !isOpenAct && composing.mode !== 'offer' && <Choices table={table} />}
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
                aria-keyshortcuts={choice.detail.kind === 'end' ? 't' : undefined}
                onClick={() => table.decide(choice)}
              >
                {plainText(words, choice.detail, scene)}
              </Button>
            ))}
      </Actions>
    </div>
  )
}

/** Ways to go on that hardly anybody waits for before he ends his turn. */
const BESIDES: readonly Mode[] = ['card', 'protester']

/** To end the turn once there is neither a step nor a decision left, to stay or to sell where one is asked, and whatever is the only thing to do. */
function isMain(detail: LondonDetail, { plain, offers, modes }: Composing): boolean {
  switch (detail.kind) {
    case 'end':
      return (
        modes.every(mode => BESIDES.includes(mode)) &&
        !plain.some(other => other.detail.kind === 'roll' || other.detail.kind === 'shop')
      )
    case 'side':
      return detail.side !== 'accomplice'
    case 'price':
      return detail.accepted
    default:
      return offers.length === 0
  }
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
