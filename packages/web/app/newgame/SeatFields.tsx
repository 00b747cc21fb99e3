import { Select } from '../../design/Field.tsx'
import { useLobbyTexts } from '../lobbyTexts.ts'
import type { Sitter } from '../seating.ts'
import styles from './NewGamePage.module.css'

interface SeatFieldsProps {
  /** Of the seats that others take. */
  readonly roles: readonly string[]
  /** Of the computer players. */
  readonly levels: readonly string[]
  sitterOn(role: string): Sitter
  onPlace(role: string, sitter: Sitter): void
}

/** Who takes each of the others' seats: whoever comes by the link, or a computer of any level. */
export function SeatFields({ roles, levels, sitterOn, onPlace }: SeatFieldsProps) {
  const { t } = useLobbyTexts()
  const sitters: readonly Sitter[] = [{ kind: 'open' }, ...levels.map((level): Sitter => ({ kind: 'bot', level }))]
  const choices = sitters.map(sitter => ({
    value: nameOf(sitter),
    label:
      sitter.kind === 'open' ? t('newGame.seat.open') : t('newGame.seat.bot', { level: t(`levels.${sitter.level}`) }),
  }))
  return (
    <fieldset className={styles.seats}>
      <legend>{t('newGame.seats')}</legend>
      <div className={styles.pair}>
        {roles.map(role => (
          <Select
            key={role}
            label={t(`roles.${role}`)}
            choices={choices}
            value={nameOf(sitterOn(role))}
            onChoose={value => onPlace(role, sitters.find(sitter => nameOf(sitter) === value) ?? { kind: 'open' })}
          />
        ))}
      </div>
    </fieldset>
  )
}

function nameOf(sitter: Sitter): string {
  return sitter.kind === 'open' ? '' : sitter.level
}
