import type { Options } from '@gaslight/core'
import { OPTIONS } from '@gaslight/mr-jack/options'
import { useLobbyTexts } from '../lobbyTexts.ts'
import { useOptionText } from '../newgame/optionText.ts'
import styles from './SpecialRules.module.css'

/** Which options of a game are not the usual ones; nothing if all are. */
export function SpecialRules({ game, options }: { readonly game: string; readonly options: Options }) {
  const { t } = useLobbyTexts()
  const text = useOptionText(game)
  const special = OPTIONS.filter(
    field =>
      options[field.key] !== undefined &&
      options[field.key] !== field.default &&
      (!field.when || options[field.when.key] === field.when.value),
  )
  if (special.length === 0) return null
  return (
    <div className={styles.rules}>
      <h2>{t('join.special')}</h2>
      <dl>
        {special.map(field => (
          <Entry
            key={field.key}
            name={text.name(field.key)}
            value={text.value(field.key, options[field.key] ?? field.default)}
          />
        ))}
      </dl>
    </div>
  )
}

function Entry({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  )
}
