import { positionOf } from '@gaslight/client'
import { useTranslation } from '../../../i18n/index.ts'
import type { TextChoice } from '../../../text/ChoiceList.tsx'
import { TextTurn } from '../../../text/TextTurn.tsx'
import { decisionText } from '../chronicle/decisions.ts'
import type { WhitechapelChoice } from '../composing/compose.ts'
import { MODES, modeOf } from '../composing/parts.ts'
import { isGrave, type Table } from '../table/useTable.ts'

/** Composing a turn in words: what is decided, every legal decision whole, the notation, and sending it. */
export function TextChoices({ table }: { readonly table: Table }) {
  const { t } = useTranslation('table')
  const { words, play } = table
  const { draft } = play
  if (draft === null) return <p>{t('text.nothing')}</p>

  const textChoice = (choice: WhitechapelChoice): TextChoice => ({
    key: String(choice.decision),
    label: decisionText(words, choice.detail),
    isGrave: isGrave(choice),
    choose: () => table.decide(choice),
  })
  const byMode = Map.groupBy(draft.choices, ({ detail }) => modeOf(detail))
  const groups = [null, ...MODES].flatMap(mode => {
    const choices = byMode.get(mode)
    const heading = words.page(mode === null ? 'mode.plainly' : `mode.${mode}`)
    return choices === undefined ? [] : [{ heading, choices: choices.map(textChoice) }]
  })
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
    <TextTurn
      play={play}
      steps={draft.steps.map(({ token, detail }) => ({ token, text: decisionText(words, detail) }))}
      back={table.canGoBack ? table.back : null}
      filterHelp={words.page('text.filterHelp')}
      groups={groups}
      notationHelp={words.page('text.notationHelp')}
      enter={enter}
    />
  )
}
