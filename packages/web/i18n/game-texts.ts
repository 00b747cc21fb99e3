import { readFileSync } from 'node:fs'
import { merged } from '@gaslight/jack-family/texts'
import type { Plugin } from 'vite'

/** Titles whose texts stand on those of a family, so that what two titles say alike is written once. */
const FAMILIES: { readonly [title: string]: string } = {
  'mr-jack': 'jack-family',
  'mr-jack-new-york': 'jack-family',
}

const TEXTS = /^(.*\/games\/)([^/]+)(\/messages\/\w+\.json)$/

/** A title's texts in one language as one module: the family's with its own among them. */
export function gameTexts(): Plugin {
  return {
    name: 'game-texts',
    enforce: 'pre',
    load(id) {
      const [, games, title, file] = TEXTS.exec(id) ?? []
      const family = title === undefined ? undefined : FAMILIES[title]
      if (family === undefined) return null
      const read = (name: string) => {
        const path = `${games}${name}${file}`
        this.addWatchFile(path)
        return JSON.parse(readFileSync(path, 'utf8'))
      }
      return JSON.stringify(merged(read(family), read(title ?? '')))
    },
  }
}
