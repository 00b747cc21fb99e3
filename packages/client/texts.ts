/** Texts by key, dots between the levels. */
export interface Messages {
  readonly [key: string]: string | Messages
}

/** `{{name}}` in a text stands for the parameter `name`; `count` chooses the plural's form. */
export type Params = Readonly<Record<string, unknown>>

/**
 * Speaks from the first of the messages that has the key; null where none has. The files are in i18next's format
 * (version 4 of its JSON), as translators' tools know it; of it we use nested keys, parameters and plural forms, which
 * takes no library of 16 kB.
 */
export function speaker(language: string, messages: readonly Messages[]) {
  // Made when it is first needed: many texts count nothing.
  let plurals: Intl.PluralRules | undefined
  const formOf = (count: number) => {
    plurals ??= new Intl.PluralRules(language)
    return plurals.select(count)
  }
  return (key: string, params: Params = {}): string | null => {
    const form = typeof params.count === 'number' ? `${key}_${formOf(params.count)}` : key
    for (const node of messages) {
      const text = find(node, form) ?? find(node, key)
      if (text !== null)
        return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => `${params[name] ?? whole}`)
    }
    return null
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
