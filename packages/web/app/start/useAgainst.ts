import type { GameInfo } from '@gaslight/protocol'
import { useTranslation } from '../../i18n/index.ts'

/** Two know against whom they play; of more it is said how many they are. */
const PAIR = 2

/** In which role one plays a game, and against whom: "Jack · against Ada". */
export function useAgainst({ seats }: GameInfo): string {
  const { t } = useTranslation('shell')
  const own = seats.find(({ you }) => you)
  const opponent = seats.find(({ you }) => !you)
  const against = () => {
    if (seats.length > PAIR) return t('titles.players', { count: seats.length, range: seats.length })
    if (opponent?.kind === 'bot') return t('mine.againstComputer', { level: t(`levels.${opponent.level}`) })
    if (opponent?.kind === 'open') return t('mine.seatOpen')
    return t('mine.against', { name: opponent?.name ?? t('settings.guest') })
  }
  return own === undefined ? against() : `${t(`roles.${own.role}`)} · ${against()}`
}
