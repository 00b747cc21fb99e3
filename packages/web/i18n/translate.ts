import { type Messages, type Params as Parameters, speaker } from '@gaslight/client/texts'

export interface Params extends Parameters {
  readonly count?: number
  /** Shown where there is no such text, instead of the key. */
  readonly defaultValue?: string
}

export type Translate = (key: string, params?: Params) => string

/** Says what the first of the messages that has the key says: a page never breaks for the lack of a text. */
export function translator(
  language: string,
  messages: readonly Messages[],
  missing: Translate = key => key,
): Translate {
  const speak = speaker(language, messages)
  return (key, params) => speak(key, params) ?? params?.defaultValue ?? missing(key, params)
}
