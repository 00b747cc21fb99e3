import type { KeyRow } from '../../../table/KeysDialog.tsx'
import type { Words } from '../words.ts'

/** Keys, and the name of what they do among the texts. */
export type KeyUse = readonly [keys: string, does: string]

/** The keys of the table; `1` to `4` choose cards, the arrows are the board's own. */
export const KEYS: readonly KeyUse[] = [
  ['1 2 3 4', 'cards'],
  ['arrows', 'board'],
  ['n p', 'targets'],
  ['space', 'pick'],
  ['enter', 'confirm'],
  ['escape', 'back'],
  ['+ - 0', 'zoom'],
  [', .', 'past'],
  ['?', 'help'],
]

/** The keys of the text page: everything else is buttons and links. */
export const TEXT_KEYS: readonly KeyUse[] = [
  ['escape', 'back'],
  ['?', 'help'],
]

/** With words for what they do; what the arrows do on its board the title says. */
export function keyRows(words: Words, keys: readonly KeyUse[]): KeyRow[] {
  return keys.map(([key, does]) => [key, does === 'board' ? words.page('keys.board') : words.t(`keys.${does}`)])
}
