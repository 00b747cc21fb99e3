import type { Illegal, OptionField, Options, OptionValue } from '@gaslight/core'
import { ChevronRight } from 'lucide-react'
import { Button } from '../../design/Button.tsx'
import { Select } from '../../design/Field.tsx'
import { Icon } from '../../design/Icon.tsx'
import { Segments } from '../../design/Segments.tsx'
import { useLobbyTexts } from '../lobbyTexts.ts'
import { byRule, isMeaningful } from './chosenOptions.ts'
import styles from './OptionFields.module.css'
import { type OptionText, useOptionText } from './optionText.ts'
import { RuleText } from './RuleText.tsx'

interface OptionFieldsProps {
  readonly game: string
  /** The keys of what most people may want to choose; all else is for those who know the rules well. */
  readonly plain: readonly string[]
  readonly fields: readonly OptionField[]
  /** Only what differs from the defaults. */
  readonly changed: Options
  /** Why these options cannot be played together, if they cannot. */
  readonly misfit?: Illegal | null
  onChange(field: OptionField, value: OptionValue): void
  onReset(): void
}

/** The house rules mix: every option under the rule that it hangs on, the usual value marked, what is changed to be seen. */
export function OptionFields({ game, plain, fields, changed, misfit, onChange, onReset }: OptionFieldsProps) {
  const { t } = useLobbyTexts()
  const text = useOptionText(game)
  const meant = fields.filter(field => isMeaningful(field, changed, fields))
  const advanced = meant.filter(field => !plain.includes(field.key))
  const isChanged = (field: OptionField) => changed[field.key] !== undefined
  const count = advanced.filter(isChanged).length
  const groups = (chosen: readonly OptionField[]) =>
    byRule(chosen).map(([rule, hanging]) => (
      <section key={rule} className={styles.group} data-changed={hanging.some(isChanged) || undefined}>
        {hanging.map(field => (
          <Option
            key={field.key}
            field={field}
            text={text}
            value={changed[field.key] ?? field.default}
            onChoose={value => onChange(field, value)}
          />
        ))}
        {misfit?.rule === rule && (
          <p className={styles.misfit} role="alert">
            {text.misfit(misfit)}
          </p>
        )}
        <RuleText game={game} rule={rule} />
      </section>
    ))

  return (
    <div className={styles.options}>
      <div className={styles.head}>
        <h2>{t('newGame.rules')}</h2>
        {Object.keys(changed).length > 0 && (
          <Button kind="quiet" onClick={onReset}>
            {t('newGame.reset')}
          </Button>
        )}
      </div>
      <p className={styles.lead}>{t('newGame.mixLead')}</p>
      {groups(meant.filter(field => plain.includes(field.key)))}
      <details className={styles.more}>
        <summary>
          <Icon of={ChevronRight} />
          {t('newGame.advanced')}
          {count > 0 && <span className={styles.count}>{t('newGame.advancedChanged', { count })}</span>}
        </summary>
        <div className={styles.inner}>{groups(advanced)}</div>
      </details>
    </div>
  )
}

interface OptionProps {
  readonly field: OptionField
  readonly text: OptionText
  readonly value: OptionValue
  onChoose(value: OptionValue): void
}

function Option({ field, text, value, onChoose }: OptionProps) {
  const { t } = useLobbyTexts()
  const Input = field.values.length > 3 ? Select : Segments
  const label = (candidate: OptionValue) => {
    const word = text.value(field.key, candidate)
    return candidate === field.default ? t('newGame.usual', { value: word }) : word
  }
  return (
    <div className={styles.option}>
      <Input
        label={text.name(field.key)}
        help={text.help(field.key)}
        choices={field.values.map(candidate => ({ value: String(candidate), label: label(candidate) }))}
        value={String(value)}
        onChoose={chosen => onChoose(field.values.find(candidate => String(candidate) === chosen) ?? field.default)}
      />
      {value !== field.default && <span className={styles.changed}>{t('newGame.changed')}</span>}
    </div>
  )
}
