import { useTranslation } from '../i18n/index.ts'

/** The texts of everything around the start of a game, and the shell's behind them. */
export function useLobbyTexts() {
  return useTranslation('lobby', 'shell')
}
