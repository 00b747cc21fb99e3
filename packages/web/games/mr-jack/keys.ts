import type { KeyRow } from '../../table/KeysDialog.tsx'

/** The keys of the table; `1` to `4` choose cards, the arrows are the board's own. */
export const KEYS: readonly KeyRow[] = [
  ['1 2 3 4', 'cards'],
  ['arrows', 'board'],
  ['n p', 'targets'],
  ['space', 'pick'],
  ['enter', 'confirm'],
  ['escape', 'back'],
  [', .', 'past'],
  ['?', 'help'],
]

/** The keys of the text page: everything else is buttons and links. */
export const TEXT_KEYS: readonly KeyRow[] = [
  ['escape', 'back'],
  ['?', 'help'],
]
