import { Coffee, Zap } from 'lucide-react'
import { Segments } from '../../design/Segments.tsx'
import { useLobbyTexts } from '../lobbyTexts.ts'

const PACES = ['table', 'full'] as const
export type TablePace = (typeof PACES)[number]

interface PaceFieldProps {
  readonly pace: TablePace
  onChoose(pace: TablePace): void
}

/** How fast computers play among themselves. */
export function PaceField({ pace, onChoose }: PaceFieldProps) {
  const { t } = useLobbyTexts()
  return (
    <Segments
      label={t('newGame.pace.label')}
      help={t('newGame.pace.help')}
      choices={PACES.map(value => ({
        value,
        icon: value === 'full' ? Zap : Coffee,
        label: t(`newGame.pace.${value}`),
      }))}
      value={pace}
      onChoose={onChoose}
    />
  )
}
