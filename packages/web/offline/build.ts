import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Plugin, transformWithOxc } from 'vite'

/** Faces of other scripts than the reader's are not fetched ahead: they are kept once they were needed. */
const LATER = /\.woff2$/
const FIRST = /(im-fell-english-sc|inter|source-serif-4)-latin-\w+-normal[^/]*\.woff2$/

/** Writes `/sw.js`: the worker with the list of everything that the build consists of. */
export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const files = Object.keys(bundle).filter(file => file !== 'index.html' && !file.startsWith('.vite/'))
        const still = readdirSync(PUBLIC)
        const contents = [
          ...Object.values(bundle).map(contentOf),
          ...still.map(file => readFileSync(join(PUBLIC, file))),
        ]
        const source = await workerSource(
          [...files.filter(file => !LATER.test(file) || FIRST.test(file)), ...still].map(file => `/${file}`).sort(),
          contents,
        )
        this.emitFile({ type: 'asset', fileName: 'sw.js', source })
      },
    },
  }
}

const PUBLIC = join(import.meta.dirname, '../public')

type Output =
  | { readonly type: 'chunk'; readonly code: string }
  | { readonly type: 'asset'; readonly source: string | Uint8Array }

function contentOf(output: Output): string | Uint8Array {
  return output.type === 'chunk' ? output.code : output.source
}

/** The worker's script. Its fingerprint changes with the contents of any file. */
export async function workerSource(
  files: readonly string[],
  contents: readonly (string | Uint8Array)[],
): Promise<string> {
  const hash = createHash('sha256')
  for (const content of contents) hash.update(content)
  const build = { version: hash.digest('hex').slice(0, 16), files }
  const path = join(import.meta.dirname, 'worker.ts')
  const { code } = await transformWithOxc(readFileSync(path, 'utf8'), path)
  return `const BUILD = ${JSON.stringify(build)}\n${code.replace(/\nexport \{\s*\};?/, '')}`
}
