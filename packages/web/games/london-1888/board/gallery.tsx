import '../../../design/fonts.css'
import '../../../design/tokens.css'
import '../../../design/base.css'
import { CHARACTERS } from '@gaslight/london-1888'
import en from '@gaslight/london-1888/messages/en.json' with { type: 'json' }
import fr from '@gaslight/london-1888/messages/fr.json' with { type: 'json' }
import ru from '@gaslight/london-1888/messages/ru.json' with { type: 'json' }
import zh from '@gaslight/london-1888/messages/zh.json' with { type: 'json' }
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Board } from './index.ts'
import { keyOf } from './places.ts'
import type { Look, Overlay, Scene, Stage } from './props.ts'
import { START, withoutPawns, withPlayers } from './testing.ts'

/** A page for looking only: `/games/london-1888/board/gallery.html?state=reach&theme=morning` under the development server. */
const query = new URLSearchParams(location.search)
document.documentElement.dataset.theme = query.get('theme') ?? 'night'

interface Shown {
  readonly scene: Scene
  readonly overlay: Overlay
  readonly film?: readonly Stage[]
}

const LATE: Scene = withPlayers(
  {
    ...START,
    protesters: ['H51b', 'H53b', 'J33'],
    police: ['V62a', 'H63b'],
    events: { 2: 'murder_nichols', 4: 'fog_1', 6: 'murder_eddowes', 9: 'murder_kelly' },
    holder: 3,
    turn: 4,
    unmasked: 2,
    tokens: { ...START.tokens, bank: { hidden: 4 } },
  },
  {
    abberline: { at: 'H62a', life: 2, side: 'hunter' },
    godley: { at: 'H62a', life: 3, curfew: true },
    warren: { at: 'V73b', life: 1 },
    gull: { at: 'prison', serving: 'turn' },
    lusk: { at: 'J62', life: 2, shown: true },
    netley: { at: 'V52a', life: 3, side: 'accomplice' },
    mansfield: { at: 'V52a', life: 1 },
    albert_victor: { at: 'J23', life: 3, curfew: true, shown: true },
  },
)

const REACH: Overlay = {
  own: 'lusk',
  spaces: { J62: 'source' },
  reach: {
    V61b: 1,
    V61a: 2,
    H52b: 1,
    H52a: 2,
    pub: 2,
    J52: 3,
    J61: 3,
    V52a: 4,
    shop_east: 2,
    H51a: 4,
    H42b: 4,
    H61a: 4,
    station: 4,
  },
  ways: [{ kind: 'walk', who: 'lusk', spaces: ['J62', 'V61b', 'pub'] }],
  open: ['pub', 'park', 'shop_east', 'station', 'bank', 'church', 'hospital', 'morgue', 'lusk_home', 'black_market'],
}

const CROWD: Scene = withPlayers(START, Object.fromEntries(CHARACTERS.map(name => [name, 'pub'])))

const STATES: { readonly [name: string]: Shown } = {
  start: { scene: START, overlay: { own: 'abberline' } },
  late: { scene: LATE, overlay: { own: 'lusk', jack: 'warren' } },
  reach: { scene: LATE, overlay: REACH },
  crowd: { scene: CROWD, overlay: {} },
  halves: {
    scene: withPlayers(CROWD, {
      abberline: 'prison',
      godley: 'prison',
      warren: 'prison',
      gull: 'bank',
      lusk: 'bank',
      netley: 'bank',
      mansfield: 'bank',
    }),
    overlay: {},
  },
  dead: { scene: withoutPawns(LATE, 'gull', 'netley', 'abberline'), overlay: {} },
  shots: {
    scene: LATE,
    overlay: {
      own: 'mansfield',
      pawns: { abberline: 'aim', godley: 'aim', lusk: 'arrest', netley: 'ask', warren: 'selected' },
      lines: [['V52a', 'J52', 'H52a', 'H52b', 'J62', 'H62a']],
      ways: [{ kind: 'shot', weapon: 'winchester', spaces: ['V52a', 'J52', 'H52a', 'H52b', 'J62'] }],
      labels: { V73b: '2 steps' },
    },
  },
  threat: {
    scene: LATE,
    overlay: {
      threat: { of: 'warren', spaces: ['V73a', 'J73', 'H73a', 'H73b', 'V72b', 'hospital', 'J74', 'V74a', 'H74a'] },
      blockers: { V62a: 'target', H63b: 'selected' },
      spaces: { V63a: 'target', J63: 'target', V62b: 'target' },
    },
  },
  film: {
    scene: LATE,
    overlay: {},
    film: [
      [{ kind: 'die', by: 'lusk', value: 5 }],
      [{ kind: 'walk', who: 'lusk', spaces: ['J52', 'H52a', 'H52b', 'J62'] }],
      [{ kind: 'card', by: 'lusk', of: 'action', title: 'Order to Disperse' }],
      [
        {
          kind: 'shot',
          weapon: 'derringer',
          spaces: ['V52a', 'J52', 'H52a', 'H52b', 'J62', 'H62a'],
          hits: 'abberline',
        },
      ],
    ],
  },
}

const { location: names } =
  new Map([
    ['fr', fr],
    ['ru', ru],
    ['zh', zh],
  ]).get(query.get('lang') ?? '') ?? en
const nameOf = (id: keyof typeof names) => names[id]

function Gallery() {
  const state = STATES[query.get('state') ?? 'start'] ?? STATES.start
  const [log, setLog] = useState<readonly string[]>([])
  const say = (line: string) => setLog(lines => [...lines.slice(-20), line])
  const [film, setFilm] = useState(state.film ?? null)
  const [look] = useState<Look | null>(() => {
    const at = query.get('look')
    return at ? { at: at.split(' ') } : null
  })
  return (
    <main style={{ maxWidth: Number(query.get('width') ?? 1240), margin: '0 auto' }}>
      <Board
        scene={state.scene}
        overlay={state.overlay}
        film={film}
        speed="normal"
        look={look}
        nameOf={nameOf}
        onFilmEnd={() => {
          say('film end')
          setFilm(null)
        }}
        onPreview={target => say(`preview ${target ? keyOf(target) : '-'}`)}
        onPick={target => say(`pick ${keyOf(target)}`)}
        describe={keyOf}
        label="London"
        zoom={{ nearer: 'Closer', farther: 'Farther', whole: 'Whole board' }}
      />
      <pre id="log" hidden={!query.has('log')}>
        {log.join('\n')}
      </pre>
    </main>
  )
}

const root = document.getElementById('gallery')
if (root) createRoot(root).render(<Gallery />)
