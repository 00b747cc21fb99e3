import type { Illegal } from '@gaslight/core'
import type { Role } from '@gaslight/jack-family'
import { useMemo } from 'react'
import { useTranslation } from '../../i18n/index.ts'
import type { Translate } from '../../i18n/translate.ts'

/** The words of a title in one language: those of every table (`t`), and those that the title itself gives. */
export interface Words {
  readonly t: Translate
  readonly game: Translate
  /** The title's texts for its page: below `page.` there. */
  readonly page: Translate
  name(character: string): string
  fullName(character: string): string
  names(characters: readonly string[]): string
  list(items: readonly string[]): string
  role(role: Role): string
  exit(exit: string): string
  /** A space as it is spoken of: by its name where it has one, else by its hex. */
  place(space: string): string
  power(character: string): string
  illegal(illegal: { readonly reason: string; readonly params?: Illegal['params'] | undefined }): string
}

export function wordsFrom(t: Translate, game: Translate, language: string): Words {
  // Made when it is first needed: the browser takes its time to load what it knows of lists.
  let format: Intl.ListFormat | undefined
  const name = (character: string) => game(`character.${character}`)
  const list = (items: readonly string[]) => {
    format ??= new Intl.ListFormat(language, { type: 'conjunction' })
    return format.format(items)
  }
  return {
    t,
    game,
    page: (key, params) => game(`page.${key}`, params),
    name,
    fullName: character => game(`fullName.${character}`),
    list,
    names: characters => list(characters.map(name)),
    role: role => game(`role.${role}`),
    exit: exit => game(`exit.${exit}`),
    place: space => placeName(game, space),
    power: character => game(`power.${character}`),
    illegal: ({ reason, params }) => game(`illegal.${reason}`, worded(game, params ?? {})),
  }
}

function placeName(game: Translate, space: string): string {
  return game(`space.${space}`, { defaultValue: space })
}

/** Which of the game's texts name the value of a parameter; numbers and typed texts stand for themselves. */
const PARAMETERS: { readonly [parameter: string]: string } = {
  character: 'character',
  other: 'character',
  active: 'character',
  exit: 'exit',
  power: 'kind',
  state: 'state',
  tile: 'tile',
  space: 'space',
  second: 'space',
  at: 'space',
}

function worded(game: Translate, params: NonNullable<Illegal['params']>): Record<string, string | number> {
  const entries = Object.entries(params).map(([parameter, value]): [string, string | number] => {
    const group = PARAMETERS[parameter]
    if (group === undefined) return [parameter, value]
    return [parameter, group === 'space' ? placeName(game, String(value)) : game(`${group}.${value}`)]
  })
  return Object.fromEntries(entries)
}

/** The words of the title with this id; suspends while they load. */
export function useWords(id: string): Words {
  const { t, language } = useTranslation('table')
  const { t: game } = useTranslation(id)
  return useMemo(() => wordsFrom(t, game, language), [t, game, language])
}
