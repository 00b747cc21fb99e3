import { PROBLEMS, type Problem, type ProblemCode } from '@gaslight/protocol'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { Refusal } from '../refusal.ts'
import { UnreadableGame } from '../unreadable.ts'

const TITLES: Readonly<Record<ProblemCode, string>> = {
  'malformed-json': 'The body is not JSON',
  'invalid-request': 'The request does not fit its schema',
  'forged-cookie': 'The cookie was not signed by this server',
  'not-signed-in': 'Give yourself a name first',
  'foreign-origin': 'The request comes from another site',
  'not-your-seat': 'This is not your seat',
  silenced: 'You may not talk any more',
  'not-found': 'There is no such thing here',
  'unknown-game': 'There is no such game',
  'no-orders': 'Nobody gives standing orders in this game',
  'seat-taken': 'The seat is taken',
  'not-your-turn': 'It is not your turn',
  'already-answered': 'You have answered in this window',
  stale: 'Something has happened since',
  'not-running': 'The game is not under way',
  unreadable: 'This server can no longer read the game',
  'too-large': 'The request is too large',
  'unsupported-media-type': 'The body must be application/json',
  'illegal-decision': 'The rules forbid it',
  'invalid-options': 'The game has no such options',
  'invalid-orders': 'The game has no such standing orders',
  'invalid-speech': 'It speaks of nobody else in this game',
  'rate-limited': 'Too many requests',
  'bots-of-yours': 'Too many of your games have only bots',
  'bots-in-all': 'Too many games have only bots',
  internal: 'Something went wrong on the server',
}

/** Codes of Fastify's own errors. */
const FRAMEWORK: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed-json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed-json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
}

export function problemOf({ code, detail, illegal }: Refusal): Problem {
  return {
    type: `/problems/${code}`,
    code,
    title: TITLES[code],
    status: PROBLEMS[code],
    ...(detail === undefined ? {} : { detail }),
    ...(illegal === undefined ? {} : { illegal: { ...illegal, params: { ...illegal.params } } }),
  }
}

export function sendProblem(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const problem = problemOf(refusal)
  return reply.code(problem.status).type('application/problem+json').send(JSON.stringify(problem))
}

/** Turns whatever is thrown, and whatever is not found, into a problem. */
export function answerProblems(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalOf(error)
    if (refusal.code === 'internal') request.log.error({ err: error, req: request }, 'a request failed')
    return sendProblem(reply, refusal)
  })
}

export function answerNotFound(_: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendProblem(reply, { code: 'not-found' })
}

function refusalOf(error: FastifyError | UnreadableGame): Refusal {
  if (error instanceof UnreadableGame) return { code: 'unreadable' }
  if (hasZodFastifySchemaValidationErrors(error)) {
    // A path that cannot name anything names nothing.
    if (error.validationContext === 'params') return { code: 'not-found' }
    const [first] = error.validation
    const path = first.instancePath.slice(1).replaceAll('/', '.')
    return { code: 'invalid-request', detail: [path, first.message].filter(Boolean).join(': ') }
  }
  const known = FRAMEWORK[error.code]
  if (known !== undefined) return { code: known }
  if (error.statusCode === 429) return { code: 'rate-limited' }
  if (error instanceof SyntaxError && error.statusCode === 400) return { code: 'malformed-json' }
  if (error.statusCode === 404) return { code: 'not-found' }
  return { code: error.statusCode !== undefined && error.statusCode < 500 ? 'invalid-request' : 'internal' }
}
