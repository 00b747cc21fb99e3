import { useEffect, useState } from 'react'
import { RuleList } from './RuleList.tsx'
import type { RulesPanelProps } from './RulesPanel.tsx'
import { useRuleBook } from './ruleBook.ts'

export function OpenedRules({ game, rule = null }: RulesPanelProps) {
  const book = useRuleBook(game)
  const [opened, setOpened] = useState(rule)
  useEffect(() => setOpened(rule), [rule])
  return <RuleList book={book} opened={opened} heading="h3" href={id => `/rules/${game}#${id}`} onOpen={setOpened} />
}
