import { Select } from '../../design/Field.tsx'
import { durationText } from '../duration.ts'
import { useLobbyTexts } from '../lobbyTexts.ts'

/** Seconds: for people who sit there, and for those who look in now and then. */
const LIMITS = [30, 60, 180, 600, 86_400, 3 * 86_400, 7 * 86_400] as const
const NONE = ''

interface TurnLimitFieldProps {
  /** Null for no limit. */
  readonly seconds: number | null
  onChoose(seconds: number | null): void
}

/** How long somebody may take for a turn, so that a table need not wait for who has left. */
export function TurnLimitField({ seconds, onChoose }: TurnLimitFieldProps) {
  const { t, language } = useLobbyTexts()
  return (
    <Select
      label={t('newGame.limit.label')}
      help={t('newGame.limit.help')}
      choices={[
        { value: NONE, label: t('newGame.limit.none') },
        ...LIMITS.map(limit => ({ value: String(limit), label: durationText(limit, language) })),
      ]}
      value={seconds === null ? NONE : String(seconds)}
      onChoose={value => onChoose(value === NONE ? null : Number(value))}
    />
  )
}
