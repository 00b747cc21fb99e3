import type { Scene } from './props.ts'

/** A night with every kind of piece on the map. */
export const NIGHT: Scene = {
  police: [
    { colour: 'blue', at: 'x87' },
    { colour: 'yellow', at: 'x135' },
    { colour: 'brown', at: 'x150' },
    { colour: 'red', at: 'x103' },
    { colour: 'green', at: 'x139' },
  ],
  head: 'red',
  patrols: [
    { at: 'x41', up: false },
    { at: 'x46', up: false, face: 'blue' },
    { at: 'x58', up: true, face: 'green' },
    { at: 'x165', up: true, face: 'fake' },
  ],
  women: [
    { at: 21, up: false },
    { at: 27, up: false, face: 'marked' },
    { at: 147, up: true, face: 'plain' },
  ],
  wretched: [154, 72],
  crimeScenes: [
    { at: 3, night: 1 },
    { at: 149, night: 2 },
  ],
  clues: [65, 82, 118],
  falseClues: [100],
  jack: 85,
  row: [
    { circle: 65, cell: 'I', by: 'murder' },
    { circle: 82, cell: '1', by: 'walk' },
    { circle: 98, cell: '2', by: 'coach' },
    { circle: 118, cell: '3', by: 'coach' },
    { circle: 82, cell: '4', by: 'alley' },
  ],
  hideout: 161,
}
