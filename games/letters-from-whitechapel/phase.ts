/** The points of LW-18 as numbers, in the order of the view's `STATES`. */
export const Phase = {
  hideout: 0,
  women: 1,
  head: 2,
  address: 3,
  patrol: 4,
  letter: 5,
  saucyJacky: 6,
  kill: 7,
  wretched: 8,
  flip: 9,
  move: 10,
  goulston: 11,
  x99: 12,
  police: 13,
  falseClue: 14,
  action: 15,
  search: 16,
  over: 17,
} as const
export type PhaseCode = (typeof Phase)[keyof typeof Phase]
