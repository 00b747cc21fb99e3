export type * from './types.ts'
export { PROBLEMS, PROTOCOL_VERSION, type ProblemCode } from './wire.ts'
export * as wire from './wire.ts'
