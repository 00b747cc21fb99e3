import { problemOf } from './problems.ts'

/** What is needed of a connection here. */
interface Connection {
  readonly bytesRead: number
  readonly writable: boolean
  end(text: string): void
  destroy(): void
}

/**
 * Answers on a connection on which no whole request has come in time, or something that is not even HTTP. Browsers open
 * connections ahead and ask later: they would take an answer on one that has not asked yet for that to their next request.
 */
export function refuseMalformed(_: Error, connection: Connection): void {
  if (connection.bytesRead === 0) connection.destroy()
  else if (connection.writable) connection.end(ANSWER)
}

const BODY = JSON.stringify(problemOf({ code: 'invalid-request' }))

const ANSWER = [
  'HTTP/1.1 400 Bad Request',
  'content-type: application/problem+json',
  `content-length: ${Buffer.byteLength(BODY)}`,
  'connection: close',
  '',
  BODY,
].join('\r\n')
