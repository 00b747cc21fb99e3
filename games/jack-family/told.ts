/** A kind of token: its pattern, and what its parts say; null where one of them says nothing. */
export type TokenRow<Told> = readonly [pattern: RegExp, read: (parts: readonly string[]) => Told | null]

/** What the first row that a token fits says of it; undefined where it fits none. */
export function readRow<Told>(rows: readonly TokenRow<Told>[], token: string): Told | null | undefined {
  for (const [pattern, read] of rows) {
    const match = pattern.exec(token)
    if (match !== null) return read(match.slice(1))
  }
  return undefined
}

const HIDDEN = /^\?( \?)*$/

/** Reads names in tokens; `nameIn` finds the character that a text names, null where it is none. */
export function nameReading<Character extends string>(nameIn: (text: string) => Character | null) {
  /** The characters of a list; null where one of them is none. */
  function namesIn(text: string): Character[] | null {
    const names = text.trim().split(/\s+/).map(nameIn)
    return names.includes(null) ? null : names.flatMap(name => name ?? [])
  }

  function named<T>(text: string, make: (name: Character) => T): T | null {
    const name = nameIn(text)
    return name === null ? null : make(name)
  }

  function allNamed<T>(text: string, make: (names: readonly Character[]) => T): T | null {
    const names = namesIn(text)
    return names === null ? null : make(names)
  }

  /** The same, or what is made of null where the text hides the name. */
  function shown<T>(text: string, make: (name: Character | null) => T): T | null {
    return HIDDEN.test(text) ? make(null) : named(text, make)
  }

  function allShown<T>(text: string, make: (names: readonly Character[] | null) => T): T | null {
    return HIDDEN.test(text) ? make(null) : allNamed(text, make)
  }

  return { namesIn, named, allNamed, shown, allShown }
}
