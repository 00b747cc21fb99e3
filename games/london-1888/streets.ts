import type { District } from './map.ts'

/** The junctions (section 3 of RULES.md) by column from the west and row from the north, and their places on a board of 1000 by 700. */
const JUNCTIONS: readonly (readonly [id: string, x: number, y: number])[] = [
  ['J11', 60, 58],
  ['J12', 68, 196],
  ['J13', 52, 342],
  ['J14', 64, 468],
  ['J21', 200, 64],
  ['J22', 190, 192],
  ['J23', 198, 336],
  ['J24', 182, 484],
  ['J25', 194, 600],
  ['J31', 308, 66],
  ['J32', 328, 198],
  ['J33', 318, 332],
  ['J34', 326, 478],
  ['J35', 310, 616],
  ['J41', 452, 54],
  ['J42', 436, 200],
  ['J43', 456, 338],
  ['J44', 446, 474],
  ['J45', 454, 610],
  ['J51', 570, 48],
  ['J52', 580, 188],
  ['J53', 564, 340],
  ['J54', 584, 480],
  ['J55', 574, 606],
  ['J61', 704, 52],
  ['J62', 696, 182],
  ['J63', 706, 328],
  ['J64', 690, 482],
  ['J65', 710, 612],
  ['J71', 814, 68],
  ['J72', 826, 186],
  ['J73', 818, 322],
  ['J74', 828, 470],
  ['J75', 812, 614],
  ['J81', 948, 62],
  ['J82', 932, 202],
  ['J83', 944, 326],
  ['J84', 936, 464],
]

/** The quarter of each column of junctions. */
const DISTRICTS: readonly District[] = [
  'royal',
  'royal',
  'bourgeois',
  'bourgeois',
  'bourgeois',
  'popular',
  'popular',
  'popular',
]

/**
 * What joins two junctions: H from west to east, V from north to south, by the junction where it begins; the street, and
 * how far its two spaces lie to the south or east of the straight line, in the board's units.
 */
const PIECES: readonly (readonly [id: string, street: string, bend: number])[] = [
  ['H11', 'Oxford Street', 0],
  ['H21', 'Oxford Street', 6],
  ['H31', 'Holborn', -6],
  ['H41', 'Holborn', -5],
  ['H51', 'Finsbury Circus', 5],
  ['H61', 'Shoreditch High Street', 0],
  ['H71', 'Bethnal Green Road', 6],
  ['H12', 'Piccadilly', 6],
  ['H22', 'Leicester Square', -6],
  ['H32', 'Great Queen Street', -5],
  ['H42', 'Cheapside', 5],
  ['H52', 'Bishopsgate', 0],
  ['H62', 'Hanbury Street', 6],
  ['H72', "Buck's Row", -6],
  ['H13', 'The Mall', -6],
  ['H23', 'Pall Mall', -5],
  ['H33', 'Strand', 5],
  ['H43', 'Fleet Street', 0],
  ['H53', 'Aldgate', 6],
  ['H63', 'Whitechapel High Street', -6],
  ['H73', 'Whitechapel Road', -5],
  ['H14', 'Birdcage Walk', -5],
  ['H24', 'Whitehall', 5],
  ['H34', 'Victoria Embankment', 0],
  ['H44', 'Cannon Street', 6],
  ['H54', 'Fenchurch Street', -6],
  ['H64', 'Commercial Road', -5],
  ['H74', 'Commercial Road East', 5],
  ['H25', 'Horseferry Road', 0],
  ['H35', 'Upper Thames Street', 6],
  ['H45', 'Lower Thames Street', -6],
  ['H55', 'Tower Hill', -5],
  ['H65', 'Cable Street', 5],
  ['V11', 'Park Lane', 0],
  ['V12', 'Constitution Hill', 5],
  ['V13', 'Buckingham Gate', 6],
  ['V21', 'Bond Street', -6],
  ['V22', 'Haymarket', -5],
  ['V23', 'Charing Cross', 0],
  ['V24', 'Horseferry Lane', 5],
  ['V32', 'Drury Lane', 6],
  ['V33', 'Wellington Street', -6],
  ['V34', 'Waterloo Bridge Foot', -5],
  ['V41', "Gray's Inn Lane", -5],
  ['V42', 'Chancery Lane', 0],
  ['V43', 'New Bridge Street', 5],
  ['V44', 'Blackfriars', 6],
  ['V51', 'Moorgate', 6],
  ['V52', 'Old Broad Street', -6],
  ['V53', 'Gracechurch Street', -5],
  ['V61', 'Commercial Street', 0],
  ['V62', 'Dorset Street', 5],
  ['V63', 'Leman Street', 6],
  ['V64', 'Dock Street', -6],
  ['V72', 'Osborn Street', -5],
  ['V73', 'Berner Street', 0],
  ['V74', 'Back Church Lane', 5],
  ['V81', 'Mile End Road', 5],
  ['V82', 'Thomas Street', 6],
  ['V83', 'New Road', -6],
]

type Street = readonly [id: string, x: number, y: number, street: string, district: District]

/** A junction is called after the streets that meet there, the one from west to east first. */
function junction([id, x, y]: (typeof JUNCTIONS)[number]): Street {
  const [, column, row] = id
  const across = nameOf(`H${column}${row}`) ?? nameOf(`H${Number(column) - 1}${row}`)
  const down = nameOf(`V${column}${row}`) ?? nameOf(`V${column}${Number(row) - 1}`)
  const names = [...new Set([across, down])].filter(name => name !== undefined)
  return [id, x, y, names.join(' / '), DISTRICTS[Number(column) - 1]]
}

function nameOf(piece: string): string | undefined {
  return PIECES.find(([id]) => id === piece)?.[1]
}

/** The ids of the junctions at the ends of a piece. */
function endsOf([kind, column, row]: string): readonly [string, string] {
  const to = kind === 'H' ? `J${Number(column) + 1}${row}` : `J${column}${Number(row) + 1}`
  return [`J${column}${row}`, to]
}

const CROSSINGS = JUNCTIONS.map(junction)

/** Two spaces lie between two junctions, each in the quarter of the nearer one. */
function spacesOf([id, street, bend]: (typeof PIECES)[number]): readonly Street[] {
  const [from, to] = endsOf(id).map(end => CROSSINGS[JUNCTIONS.findIndex(([name]) => name === end)])
  const between = (axis: 1 | 2, share: number, aside: number) =>
    Math.round(from[axis] + (to[axis] - from[axis]) * share) + aside
  const [right, below] = id.startsWith('H') ? [0, bend] : [bend, 0]
  return [
    [`${id}a`, between(1, 1 / 3, right), between(2, 1 / 3, below), street, from[4]],
    [`${id}b`, between(1, 2 / 3, right), between(2, 2 / 3, below), street, to[4]],
  ]
}

/** The street spaces: junctions, then those between them. */
export const STREETS: readonly Street[] = [...CROSSINGS, ...PIECES.flatMap(spacesOf)]

/** The street links, each once. */
export const STREET_LINKS: readonly (readonly [string, string])[] = PIECES.flatMap(([id]) => {
  const [from, to] = endsOf(id)
  return [
    [`${id}a`, `${id}b`],
    [`${id}a`, from],
    [`${id}b`, to],
  ] as const
})
