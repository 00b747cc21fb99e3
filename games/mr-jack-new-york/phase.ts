import type { State } from './view.ts'

/** The states of NY-18 in which somebody decides, as numbers for the position. */
export const Phase = {
  identity: 0,
  deal: 1,
  card: 2,
  powerOrMove: 3,
  move: 4,
  informant: 5,
  alibi: 6,
  powerAfter: 7,
  over: 8,
} as const
export type PhaseCode = (typeof Phase)[keyof typeof Phase]

/** The view's name of each phase, in their order. */
export const STATES: readonly State[] = [
  'identity',
  'deal',
  'card',
  'power-or-move',
  'move',
  'informant',
  'alibi',
  'power-after',
  'over',
]
