import rateLimit from '@fastify/rate-limit'
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, LogController } from 'fastify'
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Logger } from 'pino'
import { catalogueRoutes } from './http/catalogue.ts'
import { channelRoutes } from './http/channels.ts'
import type { Context } from './http/context.ts'
import { identify } from './http/cookies.ts'
import { describeRoutes, docsRoutes } from './http/docs.ts'
import { gamesRoutes } from './http/games.ts'
import { healthRoutes } from './http/health.ts'
import { refuseMalformed } from './http/malformed.ts'
import { meRoutes } from './http/me.ts'
import { refuseForeign } from './http/origin.ts'
import { playRoutes } from './http/play.ts'
import { answerProblems, sendProblem } from './http/problems.ts'
import { FOR_DATA, FOR_PAGES } from './http/protection.ts'
import { servePage } from './http/static.ts'
import { windowRoutes } from './http/windows.ts'
import { acceptSockets, socketRoute } from './socket.ts'

/** Bytes of a request's body; a batch of 32 decisions is far below. */
const BODY = 16 * 1024
const MINUTE = 60_000
/** Milliseconds that a request may take to arrive. */
const ARRIVAL = 30_000

export interface AppSettings {
  /** Signs the cookies. */
  readonly cookieKey: string
  /** The folder of the built page. */
  readonly page: string
  readonly log: Logger
  /** Origins to trust beside the server's own. */
  readonly origins: readonly string[]
  /** Whether a proxy in front says who asks (`X-Forwarded-For`, `X-Forwarded-Proto`). */
  readonly trustProxy: boolean
}

/** Everything that answers over HTTP, not yet listening. */
export async function createApp(context: Context, settings: AppSettings): Promise<FastifyInstance> {
  const { limits, metrics } = context
  const app: FastifyInstance = fastify({
    loggerInstance: settings.log as FastifyBaseLogger,
    // One logger for all: nothing about single requests is logged, and making one for each costs time.
    childLoggerFactory: log => log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY,
    requestTimeout: ARRIVAL,
    // One hop: what stands further left in `X-Forwarded-For` was written by whoever asks.
    trustProxy: settings.trustProxy && ((_, hop) => hop === 0),
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 100 },
    rewriteUrl: ({ url = '/' }) => (url.startsWith('/api/') || isReadable(url) ? url : asWritten(url)),
    frameworkErrors: (_, __, reply) => void sendProblem(reply as FastifyReply, { code: 'invalid-request' }),
    clientErrorHandler: refuseMalformed,
  })
  app.removeContentTypeParser('text/plain')
  app.setValidatorCompiler(validatorCompiler)
  // Answers are made by typed code; checking them again on every request would cost more than making them.
  app.setSerializerCompiler(() => JSON.stringify)
  answerProblems(app)
  app.addHook('onResponse', ({ method, routeOptions }, reply, done) => {
    const { url: route = 'none' } = routeOptions
    metrics.requests.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })

  await acceptSockets(app)
  await describeRoutes(app)
  await app.register(
    async scope => {
      scope.addHook('onRequest', (_, reply, done) => {
        reply.headers(FOR_DATA)
        done()
      })
      scope.addHook('onRequest', refuseForeign(settings.origins))
      await scope.register(rateLimit, {
        max: ({ method }) => (method === 'GET' ? limits.reads : limits.writes),
        timeWindow: MINUTE,
        keyGenerator: ({ ip, method }) => `${method === 'GET' ? 'r' : 'w'} ${ip}`,
        addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
        addHeadersOnExceeding: {
          'x-ratelimit-limit': false,
          'x-ratelimit-remaining': false,
          'x-ratelimit-reset': false,
        },
      })
      await identify(scope, settings.cookieKey)
      const api = scope.withTypeProvider<ZodTypeProvider>()
      meRoutes(api, context)
      catalogueRoutes(api, context)
      gamesRoutes(api, context)
      playRoutes(api, context)
      windowRoutes(api, context)
      channelRoutes(api, context)
      socketRoute(api, context)
    },
    { prefix: '/api' },
  )
  await app.register(async scope => {
    scope.addHook('onRequest', (_, reply, done) => {
      reply.headers(FOR_PAGES)
      done()
    })
    healthRoutes(scope, context)
    docsRoutes(scope)
    await servePage(scope, settings.page, async id => (await context.rooms.ifOpen(id))?.room.game.id ?? null)
  })
  return app
}

/** Whether what is escaped in an address is text. */
function isReadable(url: string): boolean {
  if (!url.includes('%')) return true
  try {
    decodeURI(url)
    return true
  } catch {
    return false
  }
}

/** An address that escapes nothing: whoever mistypes one is shown a page, where the router would answer with data. */
function asWritten(url: string): string {
  return url.replaceAll('%', '%25')
}
