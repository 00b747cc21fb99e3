import { type DestinationStream, type Logger, pino } from 'pino'

/**
 * A log that holds no secret: of errors their kind and where they arose, never a message, which may quote a body or a
 * position; of requests the method and the path.
 */
export function createLog(level: string, to: DestinationStream = pino.destination(1)): Logger {
  const options = {
    level,
    base: null,
    serializers: {
      err: describeError,
      req: (request: { method: string; url: string }) => ({ method: request.method, path: request.url.split('?')[0] }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
    },
    redact: ['seed', 'cookie', 'headers', 'body', 'decisions', 'view'].flatMap(key => [key, `*.${key}`]),
  }
  return pino(options, to)
}

function describeError(error: unknown): { kind: string; code?: string; frames: string[] } {
  if (!(error instanceof Error)) return { kind: typeof error, frames: [] }
  const { code } = error as Error & { code?: unknown }
  return {
    kind: error.name,
    ...(typeof code === 'string' ? { code } : {}),
    frames: (error.stack ?? '')
      .split('\n')
      .filter(line => /^\s+at /.test(line))
      .map(line => line.trim()),
  }
}
