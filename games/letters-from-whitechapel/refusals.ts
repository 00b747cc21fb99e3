/** Why an attempt is against the rules, and what a typed token attempts: wanted only once somebody tries. */
export { illegal } from './legality.ts'
export { misplaced } from './place-legality.ts'
export { parseToken } from './reading.ts'
