/** Texts by key, dots between the levels. */
export interface Messages {
  readonly [key: string]: string | Messages
}

/** `{{name}}` in a text stands for the parameter `name`; `count` chooses the plural's form. */
export interface Params {
  readonly count?: number
  /** Shown where there is no such text, instead of the key. */
  readonly defaultValue?: string
  readonly [name: string]: unknown
}

export type Translate = (key: string, params?: Params) => string

/**
 * Speaks from the first of the messages that has the key. The files are in i18next's format (version 4 of its JSON), as
 * translators' tools know it; of it we use nested keys, parameters and plural forms, which takes no library of 16 kB.
 */
export function translator(language: string, messages: readonly Messages[]): Translate {
  const plurals = new Intl.PluralRules(language)
  return (key, params = {}) => {
    const { count, defaultValue = key } = params
    for (const node of messages) {
      const text = (count === undefined ? null : find(node, `${key}_${plurals.select(count)}`)) ?? find(node, key)
      if (text !== null)
        return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => `${params[name] ?? whole}`)
    }
    return defaultValue
  }
}

function find(messages: Messages, key: string): string | null {
  let node: string | Messages | undefined = messages
  for (const part of key.split('.')) {
    if (typeof node !== 'object' || !Object.hasOwn(node, part)) return null
    node = node[part]
  }
  return typeof node === 'string' ? node : null
}
