import type { Illegal } from '@gaslight/core'
import type { Character, Direction, ExitId, Role } from '@gaslight/mr-jack'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

export type Translate = (key: string, params?: Record<string, unknown>) => string

/** The words of the game in one language: the table's sentences (`t`) and the names that the game itself gives. */
export interface Words {
  readonly t: Translate
  readonly game: Translate
  /** The game's texts for its page: below `page.` there. */
  readonly page: Translate
  name(character: Character): string
  names(characters: readonly Character[]): string
  list(items: readonly string[]): string
  role(role: Role): string
  exit(exit: ExitId): string
  direction(direction: Direction): string
  power(character: Character): string
  illegal(illegal: { readonly reason: string; readonly params?: Illegal['params'] | undefined }): string
}

export function wordsFrom(t: Translate, game: Translate, language: string): Words {
  const format = new Intl.ListFormat(language, { type: 'conjunction' })
  const name = (character: Character) => game(`character.${character}`)
  const list = (items: readonly string[]) => format.format(items)
  return {
    t,
    game,
    page: (key, params) => game(`page.${key}`, params),
    name,
    list,
    names: characters => list(characters.map(name)),
    role: role => game(`role.${role}`),
    exit: exit => game(`exit.${exit}`),
    direction: direction => game(`direction.${direction}`),
    power: character => game(`power.${character}`),
    illegal: ({ reason, params }) => game(`illegal.${reason}`, worded(game, params ?? {})),
  }
}

/** Which of the game's texts name the value of a parameter; hexes, numbers and typed texts stand for themselves. */
const PARAMETERS: { readonly [parameter: string]: string } = {
  character: 'character',
  other: 'character',
  active: 'character',
  exit: 'exit',
  power: 'kind',
  state: 'state',
}

function worded(game: Translate, params: NonNullable<Illegal['params']>): Record<string, string | number> {
  const entries = Object.entries(params).map(([parameter, value]): [string, string | number] => {
    const group = PARAMETERS[parameter]
    return [parameter, group === undefined ? value : game(`${group}.${value}`)]
  })
  return Object.fromEntries(entries)
}

export function useWords(): Words {
  const { t, i18n } = useTranslation('table')
  const { t: game } = useTranslation('mr-jack')
  return useMemo(
    () =>
      wordsFrom(
        (key, params) => t(key, params ?? {}),
        (key, params) => game(key, params ?? {}),
        i18n.resolvedLanguage ?? i18n.language,
      ),
    [t, game, i18n.resolvedLanguage, i18n.language],
  )
}
