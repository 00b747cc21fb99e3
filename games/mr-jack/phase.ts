import type { State } from './view.ts'

/** The states of MJ-20 and of the extension's set-up, as numbers for the position. */
export const Phase = {
  identity: 0,
  deal: 1,
  card: 2,
  powerOrMove: 3,
  move: 4,
  powerAfter: 5,
  alibi: 6,
  facing: 7,
  over: 8,
  hands: 9,
  picks: 10,
  reveal: 11,
  placementCard: 12,
  placement: 13,
  barricade: 14,
  imitation: 15,
} as const
export type PhaseCode = (typeof Phase)[keyof typeof Phase]

/** The view's name of each phase, in their order. */
export const STATES: readonly State[] = [
  'identity',
  'deal',
  'card',
  'power-or-move',
  'move',
  'power-after',
  'alibi',
  'facing',
  'over',
  'hands',
  'picks',
  'reveal',
  'placement-card',
  'placement',
  'barricade',
  'imitation',
]
