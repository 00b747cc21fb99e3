import swc from '@swc/core'

// dependency-cruiser hands every file to swc as plain TypeScript; ours have JSX too.
const parseFile = swc.parseFileSync
swc.parseFileSync = (file, options) => parseFile(file, { ...options, tsx: file.endsWith('.tsx') })

/** Dependencies point one way: core <- games <- bots, companion, conformance; core <- protocol <- server, client <- web, cli. */
const layer = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: '(\\.test\\.tsx?|^games/.+\\.worker\\.ts)$' },
  to: { path: '^(packages|games|bench|e2e|scripts)/', pathNot: [from, ...allowed] },
})

const core = '^packages/core/'
const protocol = '^packages/protocol/'
const companion = '^packages/companion/'
const bots = '^packages/bots/'
const client = '^packages/client/'
const server = '^packages/server/'
const games = '^games/'

// biome-ignore lint/style/noDefaultExport: this is how dependency-cruiser reads it.
export default {
  forbidden: [
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(virtual:|vite/)' },
    },
    layer('core-stands-alone', core, []),
    {
      name: 'games-do-not-know-each-other',
      severity: 'error',
      from: { path: '^games/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^games/', pathNot: ['^games/$1/', '^games/jack-family/'] },
    },
    layer('games-know-core-alone', games, [core]),
    layer('bots-know-games', bots, [core, games]),
    layer('companion-knows-games', companion, [core, games]),
    {
      name: 'bots-see-views-only',
      comment: 'A bot reaches a position through sample(view); it never imports how one is made.',
      severity: 'error',
      from: { path: bots },
      to: { path: '^games/[^/]+/', pathNot: '^games/[^/]+/index\\.ts$' },
    },
    layer('conformance-knows-core', '^packages/conformance/', [core, '^packages/server/stores/store\\.ts$']),
    layer('protocol-knows-core', protocol, [core]),
    layer('client-knows-protocol', client, [core, protocol]),
    layer('server-knows-no-page', server, [core, protocol, games, bots]),
    layer('web-knows-no-server', '^packages/web/', [core, protocol, client, games, companion]),
    layer('cli-knows-no-page', '^packages/cli/', [core, protocol, client, games, companion, bots, server]),
    {
      name: 'pure-code-needs-no-machine',
      severity: 'error',
      from: { path: '^(packages/(core|bots|companion)|games)/', pathNot: '(\\.test|\\.worker)\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(/dist/|bench/peers/)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
    },
  },
}
