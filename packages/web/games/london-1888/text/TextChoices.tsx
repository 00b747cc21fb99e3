import { positionOf } from '@gaslight/client'
import { decisionText } from '@gaslight/london-1888'
import { Skeleton } from '../../../design/Skeleton.tsx'
import { useTranslation } from '../../../i18n/index.ts'
import type { TextChoice } from '../../../text/ChoiceList.tsx'
import { TextTurn } from '../../../text/TextTurn.tsx'
import { OfferForm, offersIn } from '../composing/OfferForm.tsx'
import { isGrave, type Table } from '../table/useTable.ts'
import type { LondonChoice } from '../types.ts'
import { movesIn } from './moves.ts'
import { PawnForm } from './PawnForm.tsx'

/**
 * Composing a turn in words: what is decided, every legal decision whole, the notation, and sending it. Offers and pawns are
 * put together thing by thing: of each there are hundreds.
 */
export function TextChoices({ table }: { readonly table: Table }) {
  const { t } = useTranslation('table')
  const { words, play, scene } = table
  const { draft } = play
  if (table.preparing) return <Skeleton lines={4} />
  if (draft === null) return <p>{t('text.nothing')}</p>

  const textChoice = (choice: LondonChoice): TextChoice => ({
    key: String(choice.decision),
    label: decisionText(words, choice.detail, scene),
    isGrave: isGrave(choice, scene),
    choose: () => table.decide(choice),
  })
  const moves = movesIn(draft.choices).map(({ choice }) => choice)
  const moving = Map.groupBy(moves, ({ detail }) => detail.kind)
  const apart = new Set(moves)
  const listed = draft.choices.filter(choice => choice.detail.kind !== 'offer' && !apart.has(choice))
  const groups = [...Map.groupBy(listed, ({ detail }) => detail.kind)].map(([kind, choices]) => ({
    heading: words.game(`kind.${kind}`),
    choices: choices.map(textChoice),
  }))
  const enter = async (token: string): Promise<string | null> => {
    const { parseToken } = await import('../composing/refuse.ts')
    const parsed = parseToken(positionOf(draft), token)
    if (!parsed.ok) return words.illegal(parsed.error)
    const choice = draft.choices.find(candidate => candidate.decision === parsed.value)
    if (choice === undefined) return t('refusal.nothing')
    table.decide(choice)
    return null
  }
  return (
    <>
      <TextTurn
        play={play}
        steps={draft.steps.map(({ token, detail }) => ({ token, text: decisionText(words, detail, scene) }))}
        back={table.canGoBack ? table.back : null}
        filterHelp={words.page('text.filterHelp')}
        groups={groups}
        notationHelp={words.page('text.notationHelp')}
        enter={enter}
      />
      {[...moving].map(([kind, choices]) => (
        <section key={kind}>
          <h3>{words.game(kind === 'play' ? 'card.disperse' : 'kind.protester')}</h3>
          <PawnForm table={table} choices={choices} />
        </section>
      ))}
      {offersIn(draft.choices).length > 0 && (
        <section>
          <h3>{words.page('text.offers')}</h3>
          <OfferForm table={table} />
        </section>
      )}
    </>
  )
}
