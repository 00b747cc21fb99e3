import { expect, test } from 'vitest'
import { refuseMalformed } from './malformed.ts'

/** What comes of it on a connection that has sent so many bytes. */
function refused(bytesRead: number): string {
  let came = ''
  const connection = {
    bytesRead,
    writable: true,
    end(text: string) {
      came = text
    },
    destroy() {
      came = 'closed'
    },
  }
  refuseMalformed(new Error('request timeout'), connection)
  return came
}

test('a connection that was opened ahead and never asked is closed without an answer, which its next request would get', () => {
  expect(refused(0)).toBe('closed')
})

test('half a request is told what is wrong with it', () => {
  expect(refused(20)).toMatch(/^HTTP\/1\.1 400 [\s\S]*"invalid-request"/)
})
