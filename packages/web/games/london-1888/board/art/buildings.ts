import { LOCATIONS, type LocationId } from '@gaslight/london-1888'
import type { Drawn } from '../../../../board-kit/sketch.ts'
import { ZoomSketch } from '../../../../board-kit/zoom-sketch.ts'
import { locationRow } from '../places.ts'
import { Builder, INKS, type Ink, SQUARE } from './builder.ts'

/** How far below the middle of its location a building's front stands. */
const BASE = 2

/** A temple front: steps, columns and a pediment. */
function portico(b: Builder, x: number, w: number, h: number, columns: number): void {
  b.box('front', x, 0, w, h)
  b.box('white', x - 2, 0, w + 4, 2)
  b.pillars(x + 1, 2, w - 2, h - 5, columns, 2.4)
  b.box('white', x - 1, h - 3, w + 2, 3)
  b.area('spire', x - 2, h, x + w / 2, h + 9, x + w + 2, h)
}

/** A town house with its door at one side. */
function house(b: Builder, x: number, w: number, h: number, floors: number): void {
  b.box('stone', x, 0, w, h)
  b.roof('roof', x, h, w, 7, 3)
  b.chimney(x + 2, h + 3)
  b.chimney(x + w - 5, h + 3)
  b.panes(x + 1, 11, w - 2, h - 12, 3, floors)
}

function stall(b: Builder, x: number, w: number, ink: Ink): void {
  b.box('brick', x + 2, 0, w - 4, 6)
  b.line(x + 1, 0, x + 1, 13, x + w - 1, 13, x + w - 1, 0)
  b.area(ink, x - 1, 11, x + 2, 17, x + w - 2, 17, x + w + 1, 11)
  b.area('white', x + w * 0.33, 11, x + w * 0.37, 17, x + w * 0.6, 17, x + w * 0.62, 11)
}

function shop(b: Builder, awning: Ink): void {
  b.box('brick', -23, 0, 46, 33)
  b.roof('roof', -23, 33, 46, 8, 5)
  b.chimney(13, 36)
  b.panes(-21, 20, 42, 12, 4, 1)
  b.box('void', -20, 0, 40, 13)
  b.box('lit', -18, 3, 13, 9)
  b.box('lit', 5, 3, 13, 9)
  b.box('white', -22, 16, 44, 3.5)
  for (let i = 0; i < 6; i++)
    b.area(
      i % 2 === 0 ? awning : 'white',
      -22 + i * 7.33,
      16,
      -25 + i * 8.33,
      10,
      -16.7 + i * 8.33,
      10,
      -14.7 + i * 7.33,
      16,
    )
}

const BUILDINGS: { readonly [location in LocationId]: (b: Builder) => void } = {
  // The blue lamp over the door.
  police_station: b => {
    b.box('brick', -29, 0, 58, 27)
    b.roof('roof', -29, 27, 58, 9, 9)
    b.box('front', -9, 0, 18, 30)
    b.roof('spire', -9, 30, 18, 8)
    b.panes(-28, 3, 18, 22, 3, 2)
    b.panes(10, 3, 18, 22, 3, 2)
    b.arch('void', -4, 0, 8, 12)
    b.box('white', -9, 15, 18, 2)
    b.disc('blue', 0, 22.5, 4.6)
    b.chimney(-24, 32)
    b.chimney(20, 32)
  },
  // Bands of stone in the brick, and the turrets at its corners.
  scotland_yard: b => {
    b.box('brick', -26, 0, 52, 30)
    b.roof('roof', -26, 30, 52, 13, 12)
    for (let y = 5; y < 30; y += 6) b.box('white', -26, y, 52, 1.4)
    b.panes(-21, 4, 42, 25, 5, 3)
    for (const x of [-32, 22]) {
      b.box('front', x, 0, 10, 33)
      b.roof('spire', x, 33, 10, 13)
      b.panes(x + 1, 5, 8, 26, 1, 3)
    }
    b.arch('void', -5, 0, 10, 11)
    b.chimney(-9, 40)
    b.chimney(6, 40)
  },
  // A long front under a royal flag.
  palais_royal: b => {
    b.box('stone', -33, 0, 66, 22)
    b.roof('roof', -33, 22, 66, 4, 4)
    b.panes(-32, 2, 20, 18, 4, 2, 0.1)
    b.panes(12, 2, 20, 18, 4, 2, 0.1)
    portico(b, -11, 22, 25, 5)
    b.line(0, 34, 0, 46)
    b.area('red', 0, 46, 13, 44.5, 0, 39)
    b.disc('gold', 0, 28.5, 2.2)
    b.box('gold', -33, 0, 66, 1.2)
  },
  // A physician's house, narrow and white, with his plate.
  gull_home: b => {
    house(b, -17, 34, 34, 2)
    b.box('white', -17, 0, 34, 11)
    b.arch('void', -5, 0, 10, 13)
    b.line(0, 1, 0, 12)
    b.box('gold', 8, 4, 5, 4)
    b.pillars(-17, 0, 10, 4, 5, 0.9)
    b.box('red', 19, 20, 2.6, 9)
    b.box('red', 15.8, 23.2, 9, 2.6)
  },
  // A builder's terrace with the red flag.
  lusk_home: b => {
    for (const x of [-25, -8.5, 8]) {
      b.box('brick', x, 0, 16, 25)
      b.roof('roof', x, 25, 16, 8)
      b.arch('void', x + 2, 0, 4.6, 9)
      b.panes(x + 1, 11, 14, 13, 2, 1)
    }
    b.chimney(-10, 28)
    b.line(16, 31, 16, 46)
    b.area('red', 16, 46, 30, 44, 24, 41, 30, 37, 16, 36)
  },
  // The mews: coach house, hayloft and a wheel.
  netley_home: b => {
    b.box('brick', -24, 0, 48, 20)
    b.roof('roof', -24, 20, 48, 12, 8)
    b.arch('void', -20, 0, 17, 15)
    b.box('lit', -18, 1, 5, 6)
    b.box('front', 1, 0, 21, 24)
    b.roof('spire', 1, 24, 21, 10)
    b.box('void', 8, 15, 7, 7)
    b.disc('white', 11.5, 6.5, 6.5)
    b.disc('brick', 11.5, 6.5, 4.8)
    b.line(5.5, 6.5, 17.5, 6.5)
    b.line(11.5, 0.5, 11.5, 12.5)
    b.line(7.2, 2.2, 15.8, 10.8)
    b.line(7.2, 10.8, 15.8, 2.2)
  },
  // Six columns, and the bills of the play.
  lyceum: b => {
    b.box('stone', -30, 0, 60, 27)
    b.roof('roof', -30, 27, 60, 7, 6)
    b.panes(-29, 3, 12, 22, 1, 2)
    b.panes(17, 3, 12, 22, 1, 2)
    portico(b, -18, 36, 28, 6)
    b.box('lit', -12, 2, 24, 11)
    b.box('red', -28, 2, 8, 10)
    b.box('red', 20, 2, 8, 10)
    b.disc('gold', -3, 32, 2.6)
    b.disc('white', 3, 32, 2.6)
  },
  // Trees, water and a bandstand.
  park: b => {
    b.sheet('lawn', 0, 12, 46, 26)
    b.sheet('pond', -17, 4, 18, 7)
    for (const [x, y, size] of [
      [-34, 14, 7],
      [-22, 22, 6],
      [-5, 25, 6.5],
      [31, 18, 7],
      [36, 5, 6],
      [22, 25, 6],
      [-38, 2, 6],
    ] as const)
      b.tree(x, y, size)
    b.box('white', 3, 0, 20, 2.4)
    b.pillars(4, 2, 18, 11, 5, 1.3)
    b.roof('spire', 2, 13, 22, 9)
    b.disc('gold', 13, 23, 1.6)
  },
  // Steam for the presses, and a sheet fresh from them.
  press_office: b => {
    b.box('brick', -25, 0, 50, 36)
    b.roof('roof', -25, 36, 50, 4, 4)
    b.panes(-24, 12, 48, 23, 6, 2, 0.1)
    b.box('white', -25, 10, 50, 1.5)
    b.arch('void', -22, 0, 9, 9)
    b.box('void', -9, 0, 32, 8.5)
    b.box('lit', -7, 1, 28, 6.5)
    b.box('white', -11, 19, 22, 15)
    for (let i = 0; i < 4; i++) b.line(-9, 31 - i * 3.4, 9 - (i % 2) * 4, 31 - i * 3.4)
    b.box('brick', 15, 38, 5, 11)
  },
  shop_west: b => shop(b, 'green'),
  shop_east: b => shop(b, 'red'),
  // A corner house with a mug on its sign.
  pub: b => {
    b.box('brick', -24, 0, 42, 27)
    b.roof('roof', -24, 27, 42, 11, 10)
    b.chimney(-17, 34)
    b.panes(-23, 15, 40, 11, 5, 1)
    b.box('void', -22, 0, 38, 13)
    b.box('lit', -20, 2, 9, 10)
    b.box('lit', 5, 2, 9, 10)
    b.arch('brick', -7, 0, 9, 12)
    b.box('gold', -24, 13, 42, 1.6)
    b.line(18, 30, 31, 30)
    b.box('white', 20, 14, 13, 14)
    b.box('sign-gold', 22.5, 16.5, 6.5, 8)
    b.area('sign-gold', 29, 23, 31.5, 22, 31.5, 18.5, 29, 17.5)
    b.line(22, 24.5, 29.5, 24.5)
    b.line(24.6, 18, 24.6, 23)
    b.line(27, 18, 27, 23)
  },
  // Low and windowless, a cross over the door.
  morgue: b => {
    b.box('stone', -27, 0, 54, 16)
    b.roof('roof', -27, 16, 54, 8, 8)
    b.box('front', -11, 0, 22, 20)
    b.roof('spire', -11, 20, 22, 11)
    b.arch('void', -6, 0, 12, 15)
    b.line(0, 0, 0, 14)
    for (const x of [-23, -16, 14, 21]) b.arch('void', x, 5, 3, 6)
    b.box('white', -1, 21, 2, 8)
    b.box('white', -3, 25, 6, 2)
  },
  // Two long wings and a red cross.
  hospital: b => {
    b.box('stone', -33, 0, 66, 24)
    b.roof('roof', -33, 24, 66, 6, 6)
    b.panes(-32, 2, 21, 21, 4, 3, 0.15)
    b.panes(11, 2, 21, 21, 4, 3, 0.15)
    b.box('front', -11, 0, 22, 31)
    b.roof('spire', -11, 31, 22, 8)
    b.arch('void', -4, 0, 8, 10)
    b.disc('white', 0, 21, 7)
    b.box('sign-red', -1.6, 16, 3.2, 10)
    b.box('sign-red', -5, 19.4, 10, 3.2)
  },
  // The iron roof over the platforms, and its clock.
  station: b => {
    b.box('brick', -30, 0, 60, 15)
    b.dome('roof', 0, 13, 27)
    b.dome('lit', 0, 13, 23)
    for (const x of [-14, -7, 0, 7, 14]) b.line(x, 13, x * 0.72, 13 + Math.sqrt(529 - x * x * 0.52))
    b.line(-22, 19, 22, 19)
    for (let i = 0; i < 5; i++) b.arch('void', -27 + i * 11.5, 0, 8, 11)
    for (const x of [-34, 25]) {
      b.box('front', x, 0, 9, 26)
      b.roof('spire', x, 26, 9, 8)
    }
    b.disc('white', 0, 31, 5.4)
    b.line(0, 31, 0, 35)
    b.line(0, 31, 3, 31)
  },
  // A red lamp, and curtains.
  brothel: b => {
    house(b, -18, 36, 32, 2)
    b.box('red', -11, 13.5, 3, 6)
    b.box('red', -0.5, 13.5, 3, 6)
    b.box('red', 9.5, 13.5, 3, 6)
    b.arch('void', -4.5, 0, 9, 11)
    b.line(18, 17, 25, 17)
    b.area('red', 22, 16, 21, 9, 29, 9, 28, 16)
    b.line(25, 17, 25, 19)
    b.box('lit', -15, 2, 7, 7)
    b.box('lit', 8, 2, 7, 7)
  },
  // A steeple after Hawksmoor.
  church: b => {
    b.box('stone', -29, 0, 40, 18)
    b.roof('roof', -29, 18, 40, 10, 4)
    for (let i = 0; i < 4; i++) b.arch('lit', -26 + i * 8.5, 4, 4.4, 11)
    b.box('front', 9, 0, 17, 28)
    b.box('front', 11.5, 28, 12, 7)
    b.area('spire', 11, 35, 17.5, 54, 24, 35)
    b.arch('void', 13.5, 0, 8, 12)
    b.disc('white', 17.5, 22, 3.4)
    b.line(17.5, 54, 17.5, 60)
    b.line(15.5, 57.5, 19.5, 57.5)
  },
  // Blind walls and columns: what is inside needs no windows.
  bank: b => {
    b.box('stone', -33, 0, 66, 19)
    b.box('white', -33, 17, 66, 2)
    for (const x of [-30, -22, 17, 25]) b.arch('brick', x, 3, 5, 11)
    b.dome('roof', 0, 26, 12)
    portico(b, -14, 28, 21, 6)
    b.disc('gold', 0, 41, 5)
    b.line(-1.5, 38.6, 2, 38.6)
    b.line(1.8, 43, 0, 44, -1, 42.6, -0.4, 38.6)
    b.line(-1.6, 41.2, 1.2, 41.2)
  },
  // The great colonnade.
  museum: b => {
    b.box('stone', -34, 0, 68, 21)
    b.pillars(-33, 2, 20, 16, 5, 2)
    b.pillars(13, 2, 20, 16, 5, 2)
    b.box('white', -35, 18, 70, 3)
    b.box('white', -35, 0, 70, 2)
    b.dome('roof', 0, 27, 13)
    portico(b, -14, 28, 22, 6)
    b.disc('gold', 0, 26, 2)
  },
  // Gothic turrets, and the scales.
  law_courts: b => {
    b.box('stone', -30, 0, 60, 24)
    b.roof('roof', -30, 24, 60, 9, 4)
    for (let i = 0; i < 6; i++) b.arch('lit', -25 + i * 9, 5, 4.6, 15)
    b.box('front', -10, 0, 20, 30)
    b.roof('spire', -10, 30, 20, 12)
    b.arch('void', -4.5, 0, 9, 13)
    for (const x of [-33, 26]) {
      b.box('front', x, 0, 7, 32)
      b.roof('spire', x, 32, 7, 15)
    }
    b.line(-6, 25, 6, 25)
    b.line(0, 18, 0, 27)
    b.line(-8.5, 21, -6, 25, -3.5, 21, -8.5, 21)
    b.line(8.5, 21, 6, 25, 3.5, 21, 8.5, 21)
  },
  // The seer's house: an eye over his door.
  lees: b => {
    house(b, -18, 36, 30, 1)
    b.arch('void', -5, 0, 10, 11)
    b.box('lit', -15, 2, 7, 7)
    b.box('lit', 8, 2, 7, 7)
    b.area('white', -10, 24.5, -5, 28.5, 5, 28.5, 10, 24.5, 5, 20.5, -5, 20.5)
    b.disc('sign-blue', 0, 24.5, 3.2)
    b.line(0, 24.5, 0, 24.5)
    b.line(-10, 24.5, -5, 28.5, 5, 28.5, 10, 24.5, 5, 20.5, -5, 20.5, -10, 24.5)
  },
  // A doctor of the court: bay windows, a carriage lamp.
  acland: b => {
    b.box('stone', -22, 0, 44, 30)
    b.roof('roof', -22, 30, 44, 8, 6)
    b.chimney(-15, 34)
    b.chimney(11, 34)
    for (const x of [-20, 7]) {
      b.box('front', x, 0, 13, 26)
      b.roof('spire', x, 26, 13, 5, 3)
      b.panes(x, 2, 13, 23, 2, 2, 0.2)
    }
    b.arch('void', -4, 0, 8, 13)
    b.box('gold', -2, 15, 4, 5)
    b.box('white', -1.2, 20, 2.4, 8)
    b.box('white', -4, 22.8, 8, 2.4)
  },
  // Crooked, as its tenant.
  ostrog: b => {
    b.area('brick', -17, 0, -20, 26, 1, 28, 2, 0)
    b.area('roof', -22, 25, -11, 37, 4, 27)
    b.area('stone', 1, 0, 0, 20, 19, 22, 21, 0)
    b.area('roof', -1, 20, 12, 33, 23, 22)
    b.panes(-18, 11, 17, 13, 2, 1)
    b.panes(3, 10, 15, 9, 2, 1)
    b.arch('void', -13, 0, 8, 10)
    b.box('lit', 6, 1, 9, 6)
    b.chimney(6, 30)
    b.area('white', 21, 24, 23, 14, 33, 14, 31, 24)
    b.line(24.5, 16, 29.5, 22)
    b.line(29.5, 16, 24.5, 22)
  },
  // Stalls under a railway arch, by the light of naphtha.
  black_market: b => {
    b.box('brick', -36, 16, 72, 14)
    for (const x of [-36, -13, 10, 32]) b.box('brick', x, 0, 4, 17)
    for (const x of [-32, -9, 14]) b.dome('void', x + 9.5, 16, 9)
    for (const x of [-32, -9, 14]) b.box('void', x + 0.5, 0, 18, 16.5)
    b.box('stone', -38, 29, 76, 2.4)
    stall(b, -32, 17, 'red')
    stall(b, -8, 16, 'green')
    stall(b, 15, 16, 'gold')
    for (const x of [-11, 12]) b.disc('lit', x, 14, 2.2)
  },
  // Newgate: hardly a window, and bars before each.
  prison: b => {
    b.box('stone', -34, 0, 68, 24)
    for (let i = 0; i < 9; i++) b.box('stone', -34 + i * 8, 24, 4, 3.6)
    for (const x of [-36, -8, 24]) {
      b.box('front', x, 0, x === -8 ? 16 : 12, 31)
      b.box('spire', x - 1, 31, x === -8 ? 18 : 14, 3)
    }
    b.arch('void', -5, 0, 10, 14)
    for (const x of [-3, 0, 3]) b.line(x, 0, x, 13)
    for (const x of [-21, -14, 10, 17]) {
      b.arch('void', x, 9, 4, 7)
      b.line(x + 2, 9, x + 2, 16)
    }
    b.box('void', -33, 20, 6, 5)
    b.box('void', 27, 20, 6, 5)
    b.line(-30, 20, -30, 25)
    b.line(30, 20, 30, 25)
  },
}

/** All 25 buildings in a few paths. */
export function* drawBuildings(): Generator<void, readonly Drawn[]> {
  const sketch = new ZoomSketch<Ink>(SQUARE)
  for (const location of LOCATIONS) {
    const { x, y } = locationRow(location)
    BUILDINGS[location](new Builder(sketch, { x, y: y + BASE }, location))
    yield
  }
  return sketch.paths(INKS)
}
