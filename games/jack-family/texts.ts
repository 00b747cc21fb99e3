/** Texts by key, nested; plural forms have i18next's suffixes, parameters stand in double braces. */
export interface Texts {
  readonly [key: string]: string | Texts
}

/** What both titles say, and a title's own words: these come first where both have a text for a key. */
export function merged(family: Texts, own: Texts): Texts {
  const both: { [key: string]: string | Texts } = { ...family }
  for (const [key, text] of Object.entries(own)) {
    const shared = both[key]
    both[key] = typeof shared === 'object' && typeof text === 'object' ? merged(shared, text) : text
  }
  return both
}
