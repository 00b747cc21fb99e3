/** Keys, and the name of what they do among the texts of every table; `acts` is this game's own. */
export type KeyUse = readonly [keys: string, does: string]

export const BOARD_KEYS: readonly KeyUse[] = [
  ['r a b c d e f g h', 'acts'],
  ['arrows', 'targets'],
  ['space', 'pick'],
  ['enter', 'confirm'],
  ['escape', 'back'],
  ['+ - 0', 'zoom'],
  [', .', 'past'],
  ['?', 'help'],
]
