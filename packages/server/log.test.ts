import { expect, test } from 'vitest'
import { createLog } from './log.ts'

test('the log holds no messages of errors, which may quote secrets, and no bodies, seeds or views', () => {
  const lines: string[] = []
  const log = createLog('info', { write: line => lines.push(line) })
  const error = Object.assign(new Error('Jack is Bert'), { code: 'E_WRONG' })
  log.error(
    { err: error, req: { method: 'POST', url: '/api/games/x?name=Bert', headers: { cookie: 'Bert' } } },
    'failed',
  )
  log.info({ seed: 'Bert', view: { jack: 'Bert' }, game: { seed: 'Bert', decisions: ['Bert'] } }, 'told')
  expect(lines).toHaveLength(2)
  expect(lines.join('')).not.toContain('Bert')
  expect(JSON.parse(lines[0])).toMatchObject({
    msg: 'failed',
    err: { kind: 'Error', code: 'E_WRONG', frames: expect.arrayContaining([expect.stringContaining('log.test.ts')]) },
    req: { method: 'POST', path: '/api/games/x' },
  })
})
