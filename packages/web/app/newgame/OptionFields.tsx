import type { OptionField, Options, OptionValue } from '@gaslight/core'
import { ChevronRight } from 'lucide-react'
import { Button } from '../../design/Button.tsx'
import { Segments, Select } from '../../design/Field.tsx'
import { Icon } from '../../design/Icon.tsx'
import { useLobbyTexts } from '../lobbyTexts.ts'
import { isMeaningful } from './chosenOptions.ts'
import styles from './OptionFields.module.css'
import { type OptionText, useOptionText } from './optionText.ts'

/** What most people may want to choose; all else is for those who know the rules well. */
const PLAIN: readonly string[] = ['board', 'cast', 'match']

interface OptionFieldsProps {
  readonly game: string
  readonly fields: readonly OptionField[]
  /** Only what differs from the defaults. */
  readonly changed: Options
  onChange(field: OptionField, value: OptionValue): void
  onReset(): void
}

export function OptionFields({ game, fields, changed, onChange, onReset }: OptionFieldsProps) {
  const { t } = useLobbyTexts()
  const text = useOptionText(game)
  const meant = fields.filter(field => isMeaningful(field, changed, fields))
  const advanced = meant.filter(field => !PLAIN.includes(field.key))
  const count = advanced.filter(field => changed[field.key] !== undefined).length
  const show = (field: OptionField) => (
    <Option
      key={field.key}
      game={game}
      field={field}
      text={text}
      value={changed[field.key] ?? field.default}
      onChoose={value => onChange(field, value)}
    />
  )

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
      {meant.filter(field => PLAIN.includes(field.key)).map(show)}
      <details className={styles.more}>
        <summary>
          <Icon of={ChevronRight} />
          {t('newGame.advanced')}
          {count > 0 && <span className={styles.changed}>{t('newGame.advancedChanged', { count })}</span>}
        </summary>
        <div className={styles.inner}>{advanced.map(show)}</div>
      </details>
    </div>
  )
}

interface OptionProps {
  readonly game: string
  readonly field: OptionField
  readonly text: OptionText
  readonly value: OptionValue
  onChoose(value: OptionValue): void
}

function Option({ game, field, text, value, onChoose }: OptionProps) {
  const { t } = useLobbyTexts()
  const Input = field.values.length > 3 ? Select : Segments
  const label = (candidate: OptionValue) => {
    const word = text.value(field.key, candidate)
    return candidate === field.default ? t('newGame.usual', { value: word }) : word
  }
  return (
    <Input
      label={text.name(field.key)}
      help={
        <>
          {text.help(field.key)}{' '}
          <a className={styles.rule} href={`/rules/${game}#${field.rule}`} target="_blank" rel="noopener">
            {t('newGame.rule', { rule: field.rule })}
          </a>
        </>
      }
      choices={field.values.map(candidate => ({ value: String(candidate), label: label(candidate) }))}
      value={String(value)}
      onChoose={chosen => onChoose(field.values.find(candidate => String(candidate) === chosen) ?? field.default)}
    />
  )
}
