import '../../../design/fonts.css'
import '../../../design/tokens.css'
import '../../../design/base.css'
import { BASE_CAST, BOARDS, type Character, EXTENSION_CAST, type MrJackOptions, OPTIONS } from '@gaslight/mr-jack'
import { useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Board } from './Board.tsx'
import { CharacterToken } from './pieces/CharacterToken.tsx'
import { GateIcon, LampIcon, ManholeIcon } from './pieces/Icons.tsx'
import type { Overlay, Scene, Stage, Target } from './props.ts'
import { keyOf } from './targets.ts'

/** A page for looking only: `/games/mr-jack/board/gallery.html?state=move&theme=morning` under the development server. */
const query = new URLSearchParams(location.search)
document.documentElement.dataset.theme = query.get('theme') ?? 'night'

const options = Object.fromEntries(OPTIONS.map(({ key, default: value }) => [key, value])) as unknown as MrJackOptions
const { start } = BOARDS['2006']

function suspects(
  places: { readonly [name in Character]?: string },
  innocent: readonly Character[] = [],
): Scene['characters'] {
  return Object.fromEntries(
    Object.entries(places).map(([name, at]) => [name, { at, suspect: !innocent.includes(name as Character) }]),
  )
}

const opening: Scene = {
  options,
  characters: suspects(start.characters),
  facing: 'NE',
  lamps: start.lamps,
  covers: start.covers,
  cordons: start.cordons,
  round: 1,
  witness: 'seen',
}

const later: Scene = {
  ...opening,
  characters: suspects(
    {
      Bert: 'f7',
      Goodley: 'k10',
      Gull: 'e6',
      Holmes: 'g4',
      Lestrade: 'l12',
      Smith: 'i6',
      Stealthy: 'c2',
      Watson: 'g9',
    },
    ['Goodley', 'Gull', 'Smith', 'Stealthy'],
  ),
  facing: 'S',
  lamps: { f9: 3, h8: 'plain', h4: 'plain', k6: 4 },
  covers: ['h6', 'a5'],
  cordons: ['NW', 'SE'],
  round: 3,
}

const extension: Scene = {
  ...opening,
  options: { ...options, cast: 'extension' },
  characters: suspects(
    {
      Abberline: 'f7',
      Pizer: 'h10',
      Holmes: 'g5',
      Lane: 'c4',
      Lestrade: 'e5',
      Madame: 'i8',
      Moriarty: 'm10',
      Spring: 'g8',
    },
    ['Lane'],
  ),
  facing: 'SW',
  extension: { barricade: ['g7', 'g8'], lantern: 'Moriarty' },
}

const targets = (...hexes: string[]): NonNullable<Overlay['hexes']> =>
  Object.fromEntries(hexes.map(hex => [hex, 'target']))

interface Shown {
  readonly scene: Scene
  readonly overlay: Overlay
  readonly film?: readonly Stage[]
}

const OPENING: Shown = { scene: opening, overlay: {} }

const STATES: { readonly [name: string]: Shown } = {
  opening: OPENING,
  later: { scene: later, overlay: { jack: 'Holmes', seen: ['Bert', 'Gull', 'Holmes', 'Smith'] } },
  move: {
    scene: opening,
    overlay: {
      hexes: {
        ...targets('g4', 'g6', 'g7', 'h6', 'i6', 'i7', 'a5', 'f10', 'f7', 'h3', 'm9', 'f3', 'g3', 'j6', 'i5'),
        g5: 'source',
        g8: 'accuse',
        i8: 'accuse',
        i4: 'accuse',
      },
      emphasised: ['Holmes'],
      ways: [{ character: 'Holmes', hexes: ['g5', 'h6', 'm9', 'm8'] }],
    },
  },
  leave: {
    scene: later,
    overlay: {
      hexes: { l12: 'source', m12: 'target', k11: 'target' },
      exits: { NE: 'leave' },
      emphasised: ['Lestrade'],
      jack: 'Lestrade',
      ways: [{ character: 'Lestrade', hexes: ['k10', 'k11', 'l12'], exit: 'NE' }],
    },
  },
  swap: {
    scene: opening,
    overlay: {
      hexes: { e9: 'source', g5: 'swap', i8: 'swap', m10: 'swap', e5: 'swap', g8: 'swap', i4: 'swap', a3: 'swap' },
      emphasised: ['Gull'],
      ways: [
        { character: 'Gull', hexes: ['e9', 'i8'] },
        { character: 'Bert', hexes: ['i8', 'e9'] },
      ],
    },
  },
  facing: { scene: later, overlay: { directions: ['N', 'NE', 'SE', 'S', 'SW', 'NW'], emphasised: ['Watson'] } },
  cordon: {
    scene: opening,
    overlay: { exits: { NW: 'target', SE: 'target', SW: 'source', NE: 'selected' }, emphasised: ['Lestrade'] },
  },
  lamp: {
    scene: opening,
    overlay: { hexes: { b2: 'target', l11: 'target', c7: 'target', k6: 'selected', f9: 'target', h4: 'target' } },
  },
  extension: {
    scene: extension,
    overlay: {
      edges: [
        ['e6', 'e7'],
        ['g6', 'h6'],
        ['i6', 'i7'],
        ['d3', 'e4'],
      ],
      labels: { g5: '3 → NW', i8: '∞' },
    },
  },
  film: {
    scene: opening,
    overlay: {},
    film: [
      [{ character: 'Bert', hexes: ['f7', 'h6', 'i7', 'i8'] }],
      [
        { character: 'Holmes', hexes: ['g3', 'g4', 'g5'] },
        { character: 'Smith', hexes: ['g10', 'g9', 'g8'] },
      ],
    ],
  },
}

function Gallery() {
  const name = query.get('state') ?? 'opening'
  const state = STATES[name] ?? OPENING
  const [log, setLog] = useState<readonly string[]>([])
  const [facing, setFacing] = useState(state.scene.facing)
  const [film, setFilm] = useState(state.film ?? null)
  const say = (line: string) => setLog(lines => [...lines.slice(-20), line])
  const scene = useMemo(() => (facing ? { ...state.scene, facing } : state.scene), [state, facing])
  const preview = (target: Target | null) => {
    say(`preview ${target ? keyOf(target) : '-'}`)
    if (target?.kind === 'direction') setFacing(target.direction)
  }
  return (
    <main style={{ maxWidth: 1060, margin: '0 auto' }} className={query.has('names') ? 'mj-show-coordinates' : ''}>
      <Board
        scene={scene}
        overlay={state.overlay}
        film={film}
        speed="normal"
        onFilmEnd={() => {
          say('film end')
          setFilm(null)
        }}
        onPreview={preview}
        onPick={target => say(`pick ${keyOf(target)}`)}
        describe={keyOf}
        label="The board"
        zoom={{ nearer: 'Closer', farther: 'Farther', whole: 'Whole board' }}
      />
      {query.has('tokens') && (
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, padding: 8, background: 'var(--raised)' }}>
          {[...BASE_CAST, ...EXTENSION_CAST].flatMap(character =>
            [false, true].map(innocent => (
              <CharacterToken
                key={character + innocent}
                character={character}
                innocent={innocent}
                size={Number(query.get('tokens') || 64)}
              />
            )),
          )}
          <LampIcon tile={2} size={64} />
          <LampIcon tile="plain" size={64} />
          <LampIcon tile={null} size={64} />
          <ManholeIcon covered={false} size={64} />
          <ManholeIcon covered size={64} />
          <GateIcon cordoned={false} size={64} />
          <GateIcon cordoned size={64} />
        </div>
      )}
      <pre id="log" hidden={!query.has('log')}>
        {log.join('\n')}
      </pre>
    </main>
  )
}

const root = document.getElementById('gallery')
if (root) createRoot(root).render(<Gallery />)
