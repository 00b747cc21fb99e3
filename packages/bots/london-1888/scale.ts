/** What ratings of decisions have in common: a difference of 10 is worth about a tournament point. */

/** What is never to be done. */
export const NEVER = -1000
/** What costs nothing is done before all else, then the die is thrown; what brings more steps comes after it. */
export const FREE = 2000
export const ROLL = 1500
export const STEPS = 1200
