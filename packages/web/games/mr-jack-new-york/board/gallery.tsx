import '../../../design/fonts.css'
import '../../../design/tokens.css'
import '../../../design/base.css'
import { CAST, type Character } from '@gaslight/mr-jack-new-york'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Board } from './Board.tsx'
import { CharacterToken } from './pieces/CharacterToken.tsx'
import type { Overlay, Scene, Stage } from './props.ts'
import { keyOf } from './targets.ts'
import { OPENING } from './testing.ts'

/** A page for looking only: `/games/mr-jack-new-york/board/gallery.html?state=move&theme=morning` under the development server. */
const query = new URLSearchParams(location.search)
document.documentElement.dataset.theme = query.get('theme') ?? 'night'

function cast(
  places: { readonly [name in Character]: string },
  innocent: readonly Character[] = [],
): Scene['characters'] {
  const token = (name: Character) => ({ at: places[name], suspect: !innocent.includes(name) })
  return {
    Beach: token('Beach'),
    Callahan: token('Callahan'),
    Eastman: token('Eastman'),
    Grant: token('Grant'),
    Latimer: token('Latimer'),
    Rider: token('Rider'),
    Smith: token('Smith'),
    Tumblety: token('Tumblety'),
  }
}

/** Position M of the rules (section 15), grown a little. */
const later: Scene = {
  characters: cast(
    {
      Beach: 'm12',
      Callahan: 'f5',
      Eastman: 'h7',
      Grant: 'c3',
      Latimer: 'LIB',
      Rider: 'j7',
      Smith: 'a3',
      Tumblety: 'l6',
    },
    ['Callahan', 'Grant', 'Rider', 'Tumblety'],
  ),
  tiles: {
    b3: 'entrance',
    k10: 'entrance',
    l6: 'entrance',
    m12: 'entrance',
    c3: 'park',
    m7: 'lamp',
    h6: 'lamp',
    e3: 'lamp',
    i8: 'site',
    d5: 'site',
    f7: 'park',
    l9: 'park',
  },
  investigation: [
    ['g6', 'g7'],
    ['k5', 'l5'],
  ],
  steamers: ['g2', 'k4'],
  informant: { at: 'i9', side: 'mute' },
  round: 5,
  witness: 'unseen',
}

const targets = (...spaces: string[]): NonNullable<Overlay['spaces']> =>
  Object.fromEntries(spaces.map(space => [space, 'target']))

interface Shown {
  readonly scene: Scene
  readonly overlay: Overlay
  readonly film?: readonly Stage[]
}

const START_SHOWN: Shown = { scene: OPENING, overlay: { open: ['n8'] } }

const STATES: { readonly [name: string]: Shown } = {
  opening: START_SHOWN,
  later: {
    scene: later,
    overlay: {
      jack: 'Rider',
      seen: ['Eastman', 'Rider', 'Tumblety'],
      open: ['g2', 'n8'],
      labels: { h7: '3 → g2', l6: '∞' },
    },
  },
  move: {
    scene: OPENING,
    overlay: {
      spaces: {
        ...targets(
          'b3',
          'b4',
          'c4',
          'c5',
          'd2',
          'd5',
          'd6',
          'e3',
          'e6',
          'f3',
          'f4',
          'f6',
          'f7',
          'g4',
          'g5',
          'g6',
          'g7',
        ),
        ...targets('g8', 'h6', 'h7', 'k10', 'l6'),
        e5: 'source',
        LIB: 'consult',
        e4: 'accuse',
        f5: 'accuse',
        h5: 'accuse',
        h8: 'accuse',
      },
      emphasised: ['Latimer'],
      ways: [{ kind: 'walk', character: 'Latimer', spaces: ['e5', 'd5', 'c5', 'LIB'] }],
      open: ['n8'],
    },
  },
  ride: {
    scene: OPENING,
    overlay: {
      spaces: { ...targets('k10', 'g7', 'b3', 'l6'), f5: 'source' },
      emphasised: ['Callahan'],
      ways: [{ kind: 'walk', character: 'Callahan', spaces: ['f5', 'g6', 'k10', 'k11'] }],
    },
  },
  leave: {
    scene: {
      ...later,
      investigation: [
        ['g6', 'g7'],
        ['f8', 'e7'],
      ],
      characters: { ...later.characters, Smith: { at: 'k5', suspect: true } },
    },
    overlay: {
      spaces: { k5: 'source', k4: 'leave', l5: 'target', m6: 'target', n8: 'leave', g2: 'leave' },
      open: ['g2', 'k4', 'n8'],
      emphasised: ['Smith'],
      jack: 'Smith',
      ways: [{ kind: 'walk', character: 'Smith', spaces: ['k5', 'k4'] }],
    },
  },
  lamp: {
    scene: { ...OPENING, tiles: { ...OPENING.tiles, h7: 'lamp' } },
    overlay: {
      spaces: { ...targets('d5', 'e6', 'f6', 'g5', 'i6', 'i8', 'k8', 'l10'), h7: 'selected' },
      ways: [{ kind: 'tile', tile: 'lamp', at: 'h7' }],
      changes: { gained: ['g9', 'c2'], lost: ['i9', 'j10'], seen: ['Eastman'], unseen: [], opened: [], shut: ['n8'] },
      emphasised: ['Latimer'],
    },
  },
  park: {
    scene: { ...OPENING, tiles: { ...OPENING.tiles, m7: 'park' } },
    overlay: {
      spaces: { b3: 'target', k10: 'target', l6: 'target', c3: 'target', m7: 'selected' },
      ways: [{ kind: 'tile', tile: 'park', at: 'm7' }],
      changes: { gained: ['m7'], lost: [], seen: [], unseen: [], opened: ['n8'], shut: [] },
      emphasised: ['Grant'],
    },
  },
  cover: {
    scene: {
      ...OPENING,
      investigation: [
        ['e7', 'f8'],
        ['g6', 'g7'],
      ],
    },
    overlay: {
      pairs: [
        { pair: ['e7', 'f8'], mark: 'source' },
        { pair: ['g6', 'g7'], mark: 'selected' },
      ],
      ways: [{ kind: 'cover', from: ['k5', 'l5'], to: ['g6', 'g7'] }],
      emphasised: ['Callahan'],
    },
  },
  steamer: {
    scene: { ...OPENING, steamers: ['e8', 'b1'] },
    overlay: {
      spaces: { k4: 'source', e8: 'source', b1: 'target', g2: 'target', l12: 'target' },
      ways: [{ kind: 'sail', from: 'k4', to: 'b1' }],
      changes: { gained: [], lost: [], seen: [], unseen: [], opened: ['b1'], shut: ['k4'] },
      open: ['n8', 'b1'],
    },
  },
  informant: {
    scene: { ...later, informant: { at: 'f3', side: 'mute' } },
    overlay: {
      spaces: targets('g3', 'f4', 'e2', 'f3', 'i9', 'm10', 'g8'),
      ways: [{ kind: 'informant', from: 'i9', to: 'f3' }],
    },
  },
  swap: {
    scene: OPENING,
    overlay: {
      spaces: { h5: 'source', f5: 'swap', e4: 'swap', i7: 'swap', j8: 'swap' },
      ways: [
        { kind: 'walk', character: 'Callahan', spaces: ['f5', 'j8'] },
        { kind: 'walk', character: 'Grant', spaces: ['j8', 'f5'] },
      ],
    },
  },
  film: {
    scene: { ...OPENING, steamers: ['e8', 'b1'], tiles: { ...OPENING.tiles, d5: 'lamp', c3: 'park' } },
    overlay: {},
    film: [
      [{ kind: 'walk', character: 'Latimer', spaces: ['f6', 'g6', 'b3', 'a3', 'LIB'] }],
      [{ kind: 'sail', from: 'k4', to: 'b1' }],
      [
        { kind: 'tile', tile: 'lamp', at: 'd5' },
        { kind: 'tile', tile: 'park', at: 'c3', was: 'lamp' },
      ],
      [{ kind: 'cover', from: ['i5', 'i6'], to: ['k5', 'l5'] }],
    ],
  },
}

function Gallery() {
  const state = STATES[query.get('state') ?? 'opening'] ?? START_SHOWN
  const [log, setLog] = useState<readonly string[]>([])
  const [film, setFilm] = useState(state.film ?? null)
  const say = (line: string) => setLog(lines => [...lines.slice(-20), line])
  return (
    <main style={{ maxWidth: 1240, margin: '0 auto' }} className={query.has('names') ? 'mj-show-coordinates' : ''}>
      <Board
        scene={state.scene}
        overlay={state.overlay}
        film={film}
        speed="normal"
        onFilmEnd={() => {
          say('film end')
          setFilm(null)
        }}
        onPreview={target => say(`preview ${target ? keyOf(target) : '-'}`)}
        onPick={target => say(`pick ${keyOf(target)}`)}
        describe={keyOf}
        label="The board"
        zoom={{ nearer: 'Closer', farther: 'Farther', whole: 'Whole board' }}
      />
      {query.has('tokens') && (
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, padding: 8, background: 'var(--raised)' }}>
          {CAST.flatMap(character =>
            [false, true].map(innocent => (
              <CharacterToken
                key={character + innocent}
                character={character}
                innocent={innocent}
                size={Number(query.get('tokens') || 64)}
              />
            )),
          )}
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
