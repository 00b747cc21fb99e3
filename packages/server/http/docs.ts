import { readFileSync } from 'node:fs'
import swagger from '@fastify/swagger'
import { PROBLEMS, PROTOCOL_VERSION, type ProblemCode } from '@gaslight/protocol'
import {
  ChannelEntry,
  ClientMessage,
  Contribution,
  GameInfo,
  OpenWindow,
  Problem,
  SeatInfo,
  ServerMessage,
  WireEvent,
} from '@gaslight/protocol/wire'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { problemOf } from './problems.ts'

/** The parts of an OpenAPI document that are amended below. */
interface Operation {
  responses?: Record<string, unknown>
}
interface Document {
  paths?: object
  components?: { schemas?: Record<string, unknown> }
}

/** Schemas that are described once, under their names. */
const NAMED = {
  Problem,
  GameInfo,
  SeatInfo,
  WireEvent,
  Contribution,
  ChannelEntry,
  OpenWindow,
  ClientMessage,
  ServerMessage,
}

/** Describes every route that is registered after it, at `/api/openapi.json`. */
export async function describeRoutes(app: FastifyInstance): Promise<void> {
  for (const [id, schema] of Object.entries(NAMED)) z.globalRegistry.add(schema, { id })
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Gaslight',
        version: String(PROTOCOL_VERSION),
        description:
          'Play deduction games over HTTP. Whatever you get is what your seat may know. Events also come over one WebSocket, `/api/socket`.',
      },
      tags: [{ name: 'People' }, { name: 'Games' }, { name: 'Play' }, { name: 'Confer' }, { name: 'Server' }],
    },
    transform: jsonSchemaTransform,
    transformObject: document => withProblems(jsonSchemaTransformObject(document)),
  })
}

export function docsRoutes(app: FastifyInstance): void {
  const hide = { schema: { hide: true } }
  const page = (name: string) => readFileSync(new URL(`../pages/${name}`, import.meta.url), 'utf8')
  const files = [
    { url: '/api', type: 'text/html; charset=utf-8', body: page('api.html') },
    { url: '/api/page.js', type: 'text/javascript; charset=utf-8', body: page('api.js') },
    { url: '/api/page.css', type: 'text/css; charset=utf-8', body: page('api.css') },
  ]
  for (const { url, type, body } of files)
    app.get(url, hide, (_, reply) => reply.type(type).header('cache-control', 'no-cache').send(body))
  app.get('/api/openapi.json', hide, () => app.swagger())
  app.get('/problems/:code', hide, (request, reply) =>
    reply.redirect(`/api#problem-${encodeURIComponent((request.params as { code: string }).code)}`),
  )
}

/** Every operation may answer with a problem, and each kind of problem is described. */
function withProblems<T extends Document>(document: T): T {
  const problem = {
    description: 'A problem (RFC 9457); nothing has changed',
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  }
  for (const path of Object.values(document.paths ?? {}))
    for (const operation of Object.values(path as Record<string, Operation>))
      operation.responses = { ...operation.responses, default: problem }
  // Named schemas come twice, as they are read and as they are written; ours differ nowhere.
  for (const name of Object.keys(document.components?.schemas ?? {}))
    if (name.endsWith('Input')) delete document.components?.schemas?.[name]
  const codes = Object.keys(PROBLEMS) as ProblemCode[]
  return { ...document, 'x-problems': codes.map(code => problemOf({ code })) }
}
