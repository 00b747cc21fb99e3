import type { JackView } from '@gaslight/jack-family'
import type { Words } from '../words.ts'

/** A character with what everybody sees of it. */
export function personWords(words: Words, scene: JackView, name: string, isSeen: boolean): string[] {
  return [
    words.name(name),
    words.game(`token.${scene.characters[name]?.suspect ? 'suspect' : 'innocent'}`),
    words.game(`sight.${isSeen ? 'seen' : 'unseen'}`),
  ]
}
