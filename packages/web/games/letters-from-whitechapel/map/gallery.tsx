import '../../../design/fonts.css'
import '../../../design/tokens.css'
import '../../../design/base.css'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Moves, WhitechapelMap } from './index.ts'
import { EscapeTrack } from './panels/EscapeTrack.tsx'
import type { CellTold, Row } from './panels/props.ts'
import { RecordSheet } from './panels/RecordSheet.tsx'
import { keyOf } from './places.ts'
import type { Entry, Look, Mark, Moves as MovesShown, NodeId, Overlay, Scene, Stage } from './props.ts'

/** A page for looking only: `/games/letters-from-whitechapel/map/gallery.html?state=hunt&theme=morning` under the development server. */
const query = new URLSearchParams(location.search)
document.documentElement.dataset.theme = query.get('theme') ?? 'night'

const EMPTY: Scene = { police: [], patrols: [], women: [], wretched: [], crimeScenes: [], clues: [], falseClues: [] }

const marks = (mark: Mark, ...nodes: NodeId[]): NonNullable<Overlay['nodes']> =>
  Object.fromEntries(nodes.map(node => [node, mark]))

const ROW: readonly Entry[] = [
  { circle: 65, cell: 'I', by: 'murder' },
  { circle: 82, cell: '1', by: 'walk' },
  { circle: 98, cell: '2', by: 'walk' },
  { circle: 118, cell: '3', by: 'walk' },
  { circle: 121, cell: '4', by: 'coach' },
  { circle: 123, cell: '5', by: 'coach' },
  { circle: 122, cell: '6', by: 'walk' },
  { circle: 124, cell: '7', by: 'walk' },
  { circle: 85, cell: '8', by: 'alley' },
]

const HUNT: Scene = {
  ...EMPTY,
  police: [
    { colour: 'blue', at: 'x87' },
    { colour: 'yellow', at: 'x135' },
    { colour: 'brown', at: 'x150' },
    { colour: 'red', at: 'x103' },
    { colour: 'green', at: 'x139' },
  ],
  head: 'red',
  crimeScenes: [
    { at: 3, night: 1 },
    { at: 149, night: 2 },
    { at: 65, night: 3 },
    { at: 158, night: 3 },
  ],
  clues: [65, 82, 118, 123],
  falseClues: [100],
}

const JACK: Scene = { ...HUNT, jack: 85, row: ROW, hideout: 161 }

interface Shown {
  readonly scene: Scene
  readonly overlay: Overlay
  readonly moves?: MovesShown
  readonly film?: readonly Stage[]
}

const HELL: Scene = {
  ...EMPTY,
  crimeScenes: [{ at: 3, night: 1 }],
  patrols: [
    { at: 'x41', up: false },
    { at: 'x46', up: false, face: 'blue' },
    { at: 'x58', up: true, face: 'green' },
    { at: 'x135', up: false, face: 'fake' },
    { at: 'x138', up: true, face: 'red' },
    { at: 'x165', up: true, face: 'fake' },
    { at: 'x184', up: false, face: 'yellow' },
  ],
  women: [
    { at: 21, up: false },
    { at: 27, up: false, face: 'marked' },
    { at: 65, up: false, face: 'plain' },
    { at: 84, up: true, face: 'marked' },
    { at: 147, up: true, face: 'plain' },
  ],
  wretched: [154, 72, 129],
}

const TONIGHT: Row = {
  night: 2,
  crime: 4,
  murders: [4],
  filled: 12,
  circles: { 4: 65, 5: 82, 6: 98, 7: 118, 8: 121, 9: 123, 10: 122, 11: 124, 12: 85 },
  special: { 8: 'coach', 9: 'coach', 12: 'alley' },
}
const LAST_NIGHT: Row = {
  night: 1,
  murders: [5],
  filled: 9,
  circles: { 5: 3, 6: 4, 7: 12, 8: 30, 9: 161 },
  special: { 8: 'alley' },
}

const told = ({ cell, circle, special, state }: CellTold) => [cell, circle, special, state].filter(Boolean).join(', ')

const OPENING: Shown = { scene: EMPTY, overlay: {} }

const STATES: { readonly [name: string]: Shown } = {
  opening: OPENING,
  hell: {
    scene: HELL,
    overlay: {
      nodes: { ...marks('target', 'c86', 'c68', 'c55', 'c101', 'c69', 'c88'), c72: 'selected', x105: 'blocked' },
    },
    moves: { ways: [{ kind: 'walk', who: 'wretched', circles: [72, 88], by: 'foot' }] },
  },
  search: {
    scene: HUNT,
    overlay: {
      nodes: { x103: 'source', c86: 'search', c85: 'search', c99: 'arrest', c101: 'arrest' },
      answers: [
        { circle: 97, answer: 'no' },
        { circle: 119, answer: 'missed' },
        { circle: 120, answer: 'no' },
        { circle: 118, answer: 'yes' },
      ],
      emphasised: ['x103'],
    },
  },
  move: {
    scene: HUNT,
    overlay: {
      nodes: {
        ...marks('target', 'x77', 'x53', 'x88', 'x78', 'x100', 'x134', 'x99', 'x111', 'x54', 'x101', 'x110', 'x74'),
        x87: 'source',
        x134: 'selected',
      },
    },
    moves: {
      ways: [
        { kind: 'police', colour: 'blue', crossings: ['x87', 'x100', 'x134'] },
        { kind: 'police', colour: 'green', crossings: ['x139', 'x152', 'x174'] },
        { kind: 'police', colour: 'brown', crossings: ['x150', 'x163', 'x172'] },
        { kind: 'police', colour: 'yellow', crossings: ['x135', 'x160', 'x159'] },
        { kind: 'police', colour: 'red', crossings: ['x103', 'x115', 'x114'] },
      ],
    },
  },
  jack: {
    scene: JACK,
    overlay: {
      nodes: { ...marks('target', 'c86', 'c101', 'c102', 'c126', 'c100'), c69: 'declare', x103: 'blocked' },
      plan: [
        { circle: 101, cell: '9', by: 'walk' },
        { circle: 102, cell: '10', by: 'walk' },
        { circle: 127, cell: '11', by: 'coach' },
        { circle: 128, cell: '12', by: 'coach' },
        { circle: 129, cell: '13', by: 'alley' },
      ],
    },
  },
  film: {
    scene: {
      ...HUNT,
      wretched: [88],
      police: [
        { colour: 'blue', at: 'x134' },
        { colour: 'green', at: 'x174' },
      ],
    },
    overlay: {},
    film: [
      [{ kind: 'walk', who: 'wretched', circles: [72, 88], by: 'foot' }],
      [
        { kind: 'police', colour: 'blue', crossings: ['x87', 'x100', 'x134'] },
        { kind: 'police', colour: 'green', crossings: ['x139', 'x152', 'x174'] },
      ],
    ],
  },
  routes: {
    scene: HUNT,
    overlay: { nodes: { c126: 'source', c143: 'target' } },
    moves: {
      routes: {
        from: 126,
        to: 143,
        ways: [
          { crossings: ['x138', 'x139'], blocked: ['x139'] },
          { crossings: ['x138', 'x152'], blocked: [] },
          { crossings: ['x151', 'x152'], blocked: [] },
        ],
      },
    },
  },
  heat: {
    scene: HUNT,
    overlay: {
      heat: new Map([
        [122, 0.18],
        [124, 0.14],
        [85, 0.21],
        [100, 0.06],
        [101, 0.09],
        [126, 0.08],
        [102, 0.05],
        [125, 0.03],
        [141, 0.03],
        [140, 0.02],
        [86, 0.04],
        [121, 0.02],
        [153, 0.02],
        [154, 0.01],
        [155, 0.01],
        [142, 0.01],
      ]),
      labels: { c122: '18 %', c85: '21 %', c124: '14 %', x103: '−31 %' },
    },
  },
  notes: {
    scene: HUNT,
    overlay: {
      sketchbook: {
        stickers: [
          { at: 'c122', sticker: 'here', by: 'red' },
          { at: 'c98', sticker: 'never', by: 'blue' },
          { at: 'c86', sticker: 'perhaps', by: 'green' },
          { at: 'x152', sticker: 'watch', by: 'yellow' },
        ],
        arrows: [
          { from: 'x103', to: 'x114', by: 'red' },
          { from: 'x87', to: 'c120', by: 'blue' },
          { from: 'x139', to: 'c154', by: 'green' },
        ],
        notes: [
          { at: 'c102', text: 'If the coach came out here, block x152 first', by: 'brown' },
          { at: 'c60', text: '两晚都往这边跑了，注意', by: 'yellow' },
        ],
      },
    },
  },
}

function Gallery() {
  const state = STATES[query.get('state') ?? 'opening'] ?? OPENING
  const [log, setLog] = useState<readonly string[]>([])
  const say = (line: string) => setLog(lines => [...lines.slice(-20), line])
  const [film, setFilm] = useState(state.film ?? null)
  const [moves] = useState(() => state.moves && { now: () => state.moves ?? {}, subscribe: () => () => {} })
  const [look] = useState<Look | null>(() => {
    const at = query.get('look')
    return at ? { at: at.split(' ') as NodeId[] } : null
  })
  if (query.has('panels'))
    return (
      <main style={{ maxWidth: 1100, margin: '0 auto', padding: 16, display: 'grid', gap: 24 }}>
        <EscapeTrack track={TONIGHT} label="Escape" describe={told} />
        <EscapeTrack track={{ crime: 3, special: {} }} label="Hell" describe={told} />
        <RecordSheet
          rows={[LAST_NIGHT, TONIGHT]}
          current={2}
          hideout={161}
          pencil={[101, 102, 127]}
          texts={{
            title: 'Jack’s record',
            hideout: 'Hideout',
            night: night => ['31 August', '8 September', '30 September', '9 November'][night - 1],
            describe: told,
          }}
        />
      </main>
    )
  return (
    <main style={{ maxWidth: 1240, margin: '0 auto' }}>
      <WhitechapelMap
        scene={state.scene}
        overlay={state.overlay}
        film={film}
        speed="normal"
        look={look}
        preview={moves && <Moves moves={moves} />}
        more="Nearer for all numbers"
        onFilmEnd={() => {
          say('film end')
          setFilm(null)
        }}
        onPreview={target => say(`preview ${target ? keyOf(target) : '-'}`)}
        onPick={target => say(`pick ${keyOf(target)}`)}
        describe={keyOf}
        label="Whitechapel"
        zoom={{ nearer: 'Closer', farther: 'Farther', whole: 'Whole map' }}
      />
      <pre id="log" hidden={!query.has('log')}>
        {log.join('\n')}
      </pre>
    </main>
  )
}

const root = document.getElementById('gallery')
if (root) createRoot(root).render(<Gallery />)
