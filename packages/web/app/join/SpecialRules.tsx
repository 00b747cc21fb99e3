import type { Options } from '@gaslight/core'
import type { Playable } from '../../games/entry.ts'
import { useLobbyTexts } from '../lobbyTexts.ts'
import { byRule, differing } from '../newgame/chosenOptions.ts'
import { useOptionText } from '../newgame/optionText.ts'
import { RuleText } from '../newgame/RuleText.tsx'
import { useOptions } from '../newgame/useOptions.ts'
import styles from './SpecialRules.module.css'

interface SpecialRulesProps {
  readonly game: string
  readonly playable: Playable
  readonly options: Options
  /** Whether it says so where all rules are the usual ones. */
  readonly saysUsual?: boolean
}

/** Which options of a game are not the usual ones, with their rules. */
export function SpecialRules({ game, playable, options, saysUsual = false }: SpecialRulesProps) {
  const { t } = useLobbyTexts()
  const text = useOptionText(game)
  const special = differing(useOptions(playable), options)
  if (special.length === 0) return saysUsual ? <p>{t('join.usual')}</p> : null
  return (
    <section className={styles.rules}>
      <h2>{t('join.special')}</h2>
      <ul className={styles.list}>
        {byRule(special).map(([rule, fields]) => (
          <li key={rule} className={styles.rule}>
            {fields.map(field => (
              <p key={field.key}>
                {text.name(field.key)}: <strong>{text.value(field.key, options[field.key] ?? field.default)}</strong>{' '}
                <span className={styles.usual}>
                  ({t('join.usually', { value: text.value(field.key, field.default) })})
                </span>
              </p>
            ))}
            <RuleText game={game} rule={rule} />
          </li>
        ))}
      </ul>
    </section>
  )
}
