export type { Api } from './api.ts'
export { type Mark, marksOf, mayConfer, type Talk, talkOf } from './channel.ts'
export { type Client, connect } from './connect.ts'
export {
  asked,
  batch,
  type Choice,
  type Consequences,
  type Draft,
  type DraftRules,
  draftOf,
  draftRules,
  extended,
  type Posed,
  positionOf,
} from './draft.ts'
export { type ClientFailure, type Failure, isTransient, unreachable } from './failure.ts'
export { openLocal, restoreLocal } from './local.ts'
export { type Replay, type ReplayMoment, replayFor } from './replay.ts'
export type * from './session.ts'
export { globalTransport, randomHex64, type Socket, type Transport } from './transport.ts'
