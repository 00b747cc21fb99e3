/** Every problem that the server answers with, and its HTTP status. */
export const PROBLEMS = {
  'malformed-json': 400,
  'invalid-request': 400,
  'forged-cookie': 401,
  'not-signed-in': 401,
  'foreign-origin': 403,
  'not-your-seat': 403,
  'not-found': 404,
  'unknown-game': 404,
  'seat-taken': 409,
  'not-your-turn': 409,
  stale: 409,
  'not-running': 409,
  'too-large': 413,
  'unsupported-media-type': 415,
  'illegal-decision': 422,
  'invalid-options': 422,
  'rate-limited': 429,
  internal: 500,
} as const
export type ProblemCode = keyof typeof PROBLEMS
