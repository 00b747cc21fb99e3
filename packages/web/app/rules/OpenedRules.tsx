import { useEffect, useState } from 'react'
import { RuleList } from './RuleList.tsx'
import { useRuleBook } from './ruleBook.ts'

export interface RulesPanelProps {
  readonly game: string
  /** Opens at this rule, for instance `MJ-30`; another value later opens at that one. */
  readonly rule?: string | null
}

export function OpenedRules({ game, rule = null }: RulesPanelProps) {
  const book = useRuleBook(game)
  const [opened, setOpened] = useState(rule)
  useEffect(() => setOpened(rule), [rule])
  return <RuleList book={book} opened={opened} heading="h3" href={id => `/rules/${game}#${id}`} onOpen={setOpened} />
}
