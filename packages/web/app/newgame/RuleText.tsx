import { Suspense } from 'react'
import { useLobbyTexts } from '../lobbyTexts.ts'
import { ruleIn, useRuleBook } from '../rules/ruleBook.ts'
import styles from './RuleText.module.css'

interface RuleTextProps {
  readonly game: string
  /** Its number, for instance `MJ-47`. */
  readonly rule: string
}

/** A rule in its own words, with its number, which leads to it among the others. */
export function RuleText({ game, rule }: RuleTextProps) {
  const { t } = useLobbyTexts()
  return (
    <p className={styles.rule}>
      <a href={`/rules/${game}#${rule}`} target="_blank" rel="noopener" aria-label={t('newGame.rule', { rule })}>
        {rule}
      </a>{' '}
      <Suspense fallback={null}>
        <Words game={game} rule={rule} />
      </Suspense>
    </p>
  )
}

function Words({ game, rule }: RuleTextProps) {
  return ruleIn(useRuleBook(game), rule)?.text ?? null
}
