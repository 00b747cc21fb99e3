import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocketServer } from 'ws'
import { textFrame } from './frame.ts'

let server: WebSocketServer
let page: WebSocket
let wire: IncomingMessage['socket']
beforeAll(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const connected = once(server, 'connection')
  page = new WebSocket(`ws://127.0.0.1:${address.port}`)
  const [, request] = await connected
  wire = (request as IncomingMessage).socket
  if (page.readyState !== WebSocket.OPEN) await once(page, 'open')
})
afterAll(() => {
  page.close()
  server.close()
})

test.each([
  ...[0, 1, 125, 126, 127, 65_535, 65_536, 200_000].map(length => 'x'.repeat(length)),
  'Уайтчепел 白教堂, écrit'.repeat(10),
])('%.20s… is one message, however long it is', async text => {
  const heard = once(page, 'message')
  wire.write(textFrame(text))
  const [{ data }] = await heard
  expect(data).toBe(text)
})
