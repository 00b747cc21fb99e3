import { type Choice, positionOf } from '@gaslight/client'
import { ROLES } from '@gaslight/jack-family'
import { useTranslation } from '../../../i18n/index.ts'
import type { TextChoice } from '../../../text/ChoiceList.tsx'
import { TextTurn } from '../../../text/TextTurn.tsx'
import { decisionSentence } from '../chronicle/sentences.ts'
import { modesOf } from '../composing/compose.ts'
import { cardOf, isAccusation } from '../details.ts'
import type { Table } from '../table/useTable.ts'
import type { JackTypes } from '../title.ts'

/** A whole decision in a few words, and what a place is like where that matters. */
export type ChoiceText<T extends JackTypes> = (table: Table<T>, choice: Choice<T['detail']>) => string

interface TextChoicesProps<T extends JackTypes> {
  readonly table: Table<T>
  readonly choiceText: ChoiceText<T>
}

/** Composing a turn in words: what is decided, every legal decision whole, the notation, and sending it. */
export function TextChoices<T extends JackTypes>({ table, choiceText }: TextChoicesProps<T>) {
  const { t } = useTranslation('table')
  const { title, words, play, active } = table
  const { draft } = play
  if (draft === null) return <p>{t('text.nothing')}</p>

  const groups = modesOf(title, draft.choices, active).map(mode => ({
    heading: words.page(`mode.${mode}`),
    choices: draft.choices
      .filter(choice => title.modeOf(choice.detail, active) === mode)
      .map(
        (choice): TextChoice => ({
          key: String(choice.decision),
          label: choiceText(table, choice),
          isGrave: isAccusation(choice.detail),
          choose: () => table.decide(choice),
        }),
      ),
  }))
  const enter = async (token: string): Promise<string | null> => {
    const { parseToken } = await title.refusals()
    const parsed = parseToken(positionOf(draft), token)
    if (!parsed.ok) return words.illegal(parsed.error)
    const choice = draft.choices.find(candidate => candidate.decision === parsed.value)
    if (choice === undefined) return t('refusal.nothing')
    table.decide(choice)
    return null
  }
  let character: string | undefined = play.view.active?.character
  const steps = draft.steps.map(({ token, detail }) => {
    character = cardOf(detail) ?? character
    const text = decisionSentence(title, words, detail, { before: play.view, character, by: ROLES[draft.seat] })
    return { token, text }
  })
  return (
    <TextTurn
      play={play}
      steps={steps}
      back={table.canGoBack ? table.back : null}
      filterHelp={words.page('text.filterHelp')}
      groups={groups}
      notationHelp={words.page('text.notationHelp')}
      enter={enter}
    />
  )
}
