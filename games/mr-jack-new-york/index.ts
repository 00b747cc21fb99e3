export { CAST, type Character } from './cast.ts'
export type { NewYorkDetail } from './detail.ts'
export { type NewYorkOptions, OPTIONS } from './options.ts'
export type * from './view.ts'
