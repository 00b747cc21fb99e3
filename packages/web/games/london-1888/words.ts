import type { Illegal } from '@gaslight/core'
import {
  type ActionCardId,
  type CharacterId,
  type EventId,
  type ItemName,
  itemName,
  type LondonView,
  refusedName,
  type SpaceId,
  seated,
  spaceName,
  type WeaponId,
} from '@gaslight/london-1888'
import { useMemo } from 'react'
import { useTranslation } from '../../i18n/index.ts'
import type { Translate } from '../../i18n/translate.ts'

/** The words of the game in one language: those of every table (`t`), and those that the game itself gives. */
export interface Words {
  readonly t: Translate
  readonly game: Translate
  /** The game's texts for its page: below `page.` there. */
  readonly page: Translate
  /** As people are called at the table. */
  name(character: CharacterId): string
  fullName(character: CharacterId): string
  /** The character in a seat. */
  seat(view: LondonView, seat: number): string
  space(space: SpaceId): string
  card(card: ActionCardId): string
  weapon(weapon: WeaponId): string
  event(event: EventId): string
  item(item: ItemName): string
  list(items: readonly (string | number)[]): string
  illegal(illegal: { readonly reason: string; readonly params?: Illegal['params'] | undefined }): string
}

export function wordsFrom(t: Translate, game: Translate, language: string): Words {
  const format = new Intl.ListFormat(language, { type: 'conjunction' })
  const name = (character: CharacterId) => game(`name.${character}`)
  const list: Words['list'] = items => format.format(items.map(String))
  return {
    t,
    game,
    page: (key, params) => game(`page.${key}`, params),
    name,
    fullName: character => game(`character.${character}`),
    seat: (view, seat) => seated({ game, list }, view, seat),
    space: space => spaceName({ game }, space) ?? space,
    card: card => game(`card.${card}`),
    weapon: weapon => game(`weapon.${weapon}`),
    event: event => game(`event.${event}`),
    item: item => itemName({ game }, item),
    list,
    illegal: ({ reason, params }) => game(`illegal.${reason}`, worded(game, params ?? {})),
  }
}

function worded(game: Translate, params: NonNullable<Illegal['params']>): Record<string, string | number> {
  const entries = Object.entries(params).map(([parameter, value]): [string, string | number] => {
    return [parameter, typeof value === 'number' ? value : (refusedName({ game }, parameter, value) ?? value)]
  })
  return Object.fromEntries(entries)
}

/** The words of this game; suspends while they load. */
export function useWords(): Words {
  const { t, language } = useTranslation('table')
  const { t: game } = useTranslation('london-1888')
  return useMemo(() => wordsFrom(t, game, language), [t, game, language])
}
