import type { Illegal, OptionValue } from '@gaslight/core'
import { useTranslation } from '../../i18n/index.ts'
import { laterPart } from '../../i18n/texts.ts'

export interface OptionText {
  name(key: string): string
  help(key: string): string
  value(key: string, value: OptionValue): string
  /** Why options cannot be played together, by the characters that it names. */
  misfit(illegal: Illegal): string
  /** How a computer player of a level plays; null where the game has nothing of its own to say. */
  level(level: string): string | null
}

/** What a game's own texts say about its options and players; suspends while they load. */
export function useOptionText(game: string): OptionText {
  const { t } = useTranslation(laterPart(game))
  return {
    name: key => t(`option.${key}.label`),
    help: key => t(`option.${key}.help`),
    value: (key, value) => t(`option.${key}.value.${value}`),
    misfit: ({ reason, params = {} }) =>
      t(
        `illegal.${reason}`,
        Object.fromEntries(
          Object.entries(params).map(([name, value]) => [
            name,
            t(`character.${value}`, { defaultValue: String(value) }),
          ]),
        ),
      ),
    level: level => t(`levelHelp.${level}`, { defaultValue: '' }) || null,
  }
}
