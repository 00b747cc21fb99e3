import * as wire from '@gaslight/protocol/wire'
import { expect } from 'vitest'
import type { Answer } from './server.ts'

/** That an answer is a problem of this kind, and shows nothing of the server. */
export function expectProblem(answer: Answer<unknown>, status: number, code: string): void {
  expect(answer.status).toBe(status)
  expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/)
  const problem = wire.Problem.parse(answer.body)
  expect(problem).toMatchObject({ status, code, type: `/problems/${code}` })
  expect(answer.text).not.toMatch(/\bat .*:\d+|node_modules|packages\/server|seed/i)
}
