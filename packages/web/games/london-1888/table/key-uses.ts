/** Keys, and the name of what they do: among the game's own texts, or those of every table. */
export type KeyUse = readonly [keys: string, does: string]

export const BOARD_KEYS: readonly KeyUse[] = [
  ['r a b c d e f g h', 'acts'],
  ['t', 'end'],
  ['arrows', 'walk'],
  ['n p', 'marked'],
  ['space', 'pick'],
  ['enter', 'confirm'],
  ['escape', 'back'],
  ['+ - 0', 'zoom'],
  [', .', 'past'],
  ['?', 'help'],
]
