export { infoOf, type Standing, statusOf } from './info.ts'
export { PROBLEMS, type ProblemCode } from './problems.ts'
export type * from './types.ts'
export { PROTOCOL_VERSION } from './version.ts'
