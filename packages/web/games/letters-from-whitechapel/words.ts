import type { Illegal } from '@gaslight/core'
import {
  type CircleNumber,
  COLOURS,
  type Colour,
  type CrossingId,
  type Face,
  type Letter,
  ownersOf,
  ROLES,
  type Role,
  type WhitechapelView,
  type Woman,
} from '@gaslight/letters-from-whitechapel'
import { useMemo } from 'react'
import { useTranslation } from '../../i18n/index.ts'
import type { Translate } from '../../i18n/translate.ts'

/** The words of the game in one language: those of every table (`t`), and those that the game itself gives. */
export interface Words {
  readonly t: Translate
  readonly game: Translate
  /** The game's texts for its page: below `page.` there. */
  readonly page: Translate
  role(role: Role): string
  policeman(colour: Face): string
  /** The same within a sentence. */
  policemanWithin(colour: Face): string
  head(colour: Colour): string
  face(face: Face | undefined): string
  woman(woman: Woman): string
  letter(letter: Letter): string
  /** With two places behind the point, or the comma. */
  fraction(value: number): string
  /** A number of percent without its sign. */
  percent(value: number): string
  list(items: readonly (string | number)[]): string
  illegal(illegal: { readonly reason: string; readonly params?: Illegal['params'] | undefined }): string
}

export function wordsFrom(t: Translate, game: Translate, language: string): Words {
  const format = new Intl.ListFormat(language, { type: 'conjunction' })
  return {
    t,
    game,
    page: (key, params) => game(`page.${key}`, params),
    role: role => game(`role.${role}`),
    policeman: colour => game(`policeman.${colour}`),
    policemanWithin: colour => game(`policemanWithin.${colour}`),
    head: colour => game(`head.${colour}`),
    face: face => game(`face.${face ?? 'hidden'}`),
    woman: woman => game(`woman.${woman}`),
    letter: letter => game(`letter.${letter}.name`),
    fraction: value => value.toLocaleString(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    percent: value => value.toLocaleString(language, { maximumFractionDigits: 1 }),
    list: items => format.format(items.map(String)),
    illegal: ({ reason, params }) => begun(game(`illegal.${reason}`, worded(game, params ?? {})), language),
  }
}

/** A sentence may begin with what stands in the middle of another; a crossing is called alike wherever it stands. */
function begun(sentence: string, language: string): string {
  if (/^x\d/.test(sentence)) return sentence
  return sentence.charAt(0).toLocaleUpperCase(language) + sentence.slice(1)
}

/** Which of the game's texts name the value of a parameter; numbers, crossings and typed texts stand for themselves. */
const PARAMETERS: { readonly [parameter: string]: (value: string) => string } = {
  colour: value => `policemanWithin.${value}`,
  head: value => `head.${value}`,
  letter: value => `letter.${value}.name`,
  state: value => `state.${value}`,
  other: value => `policemanWithin.${value}`,
}

function worded(game: Translate, params: NonNullable<Illegal['params']>): Record<string, string | number> {
  const entries = Object.entries(params).map(([parameter, value]): [string, string | number] => {
    const key = PARAMETERS[parameter]
    // `other` is a circle in most refusals, and a patrol's face where patrols are laid in order.
    if (key === undefined || typeof value === 'number') return [parameter, value]
    return [parameter, game(key(value), { defaultValue: value })]
  })
  return Object.fromEntries(entries)
}

/** The words of this game; suspends while they load. */
export function useWords(): Words {
  const { t, language } = useTranslation('table')
  const { t: game } = useTranslation('letters-from-whitechapel')
  return useMemo(() => wordsFrom(t, game, language), [t, game, language])
}

/** The seat to which a policeman belongs (LW-3). */
export function ownerOf({ options, seats }: WhitechapelView, colour: Colour): Role {
  return ROLES[ownersOf(options, seats)[COLOURS.indexOf(colour)]]
}

/** The policemen of a seat, in the order of the colours. */
export function policemenOf(view: WhitechapelView, role: Role): Colour[] {
  return COLOURS.filter(colour => ownerOf(view, colour) === role)
}

/** The colour in which a seat draws: that of its first policeman. */
export function handOf(view: WhitechapelView, seat: number): Colour {
  return policemenOf(view, ROLES[seat])[0] ?? 'blue'
}

/** The Time of the Crime as it is written (LW-6). */
export function hourOf(toc: number | undefined): string {
  return ['', 'I', 'II', 'III', 'IV', 'V'][toc ?? 0] ?? ''
}

export function circlesOf(record: { readonly [circle: CircleNumber]: unknown }): CircleNumber[] {
  return Object.keys(record).map(Number)
}

export function crossingsOf(record: { readonly [crossing: CrossingId]: unknown }): CrossingId[] {
  return Object.keys(record) as CrossingId[]
}

/** Where Jack is tonight, for whoever may know it; undefined before the murder. */
export function locationOf({ nights, night }: WhitechapelView): CircleNumber | undefined {
  const { row, filled } = nights[night] ?? {}
  return filled === undefined ? undefined : row?.[filled]
}
