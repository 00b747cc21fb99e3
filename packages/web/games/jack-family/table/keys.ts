import type { KeyRow } from '../../../table/KeysDialog.tsx'
import type { Words } from '../words.ts'

/** Keys, and the name of what they do among the texts. */
type KeyUse = readonly [keys: string, does: string]

/** The keys of each surface; `1` to `4` choose cards, the arrows are the board's own. Text is buttons and links else. */
const KEYS: { readonly [surface in 'board' | 'text']: readonly KeyUse[] } = {
  board: [
    ['1 2 3 4', 'cards'],
    ['arrows', 'board'],
    ['n p', 'targets'],
    ['space', 'pick'],
    ['enter', 'confirm'],
    ['escape', 'back'],
    ['+ - 0', 'zoom'],
    [', .', 'past'],
    ['?', 'help'],
  ],
  text: [
    ['escape', 'back'],
    ['?', 'help'],
  ],
}

/** With words for what they do; what the arrows do on its board the title says. */
export function keyRows(words: Words, surface: 'board' | 'text'): KeyRow[] {
  return KEYS[surface].map(([key, does]) => [
    key,
    does === 'board' ? words.page('keys.board') : words.t(`keys.${does}`),
  ])
}
