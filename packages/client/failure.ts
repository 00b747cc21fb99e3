import type { Problem } from '@gaslight/protocol'

/**
 * What went wrong: a problem that the server has answered with, or one that only a client can have, in the same shape.
 * `unreachable`: no answer, or none of ours (a proxy's error page); `status` is 0 or that answer's.
 * `outdated`: the server speaks another version of the protocol; only a reload of the page helps.
 * `unfair`: the server did not keep to the commitment that it had shown, or left a person's nonce out.
 */
export type Failure = Problem | ClientFailure

export interface ClientFailure extends Omit<Problem, 'code' | 'illegal'> {
  readonly code: 'unreachable' | 'outdated' | 'unfair'
  readonly illegal?: undefined
}

export function unreachable(detail: string, status = 0): ClientFailure {
  return { type: '/problems/unreachable', code: 'unreachable', title: 'The server cannot be reached', status, detail }
}

export function outdated(server: number, client: number): ClientFailure {
  return {
    type: '/problems/outdated',
    code: 'outdated',
    title: 'This page is of another version than the server',
    status: 0,
    detail: `protocol ${client} here, ${server} there`,
  }
}

/** What the server would answer, said without asking it. */
export function notFound(): Problem {
  return { type: '/problems/not-found', code: 'not-found', title: 'There is no such thing here', status: 404 }
}

export function unfair(): ClientFailure {
  return { type: '/problems/unfair', code: 'unfair', title: 'The server does not deal by its commitment', status: 0 }
}

/** Whether the same request may well succeed a little later. */
export function isTransient(failure: Failure): boolean {
  return failure.code === 'unreachable' || failure.code === 'rate-limited' || failure.code === 'internal'
}
