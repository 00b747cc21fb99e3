/** The power of the activation under way, as a number for the position: there is none, it is due, it was used. */
export const Duty = { none: 0, open: 1, used: 2 } as const
export type DutyCode = (typeof Duty)[keyof typeof Duty]

/** The view's name of each duty, in their order. */
export const DUTIES = ['none', 'open', 'used'] as const satisfies readonly (keyof typeof Duty)[]
