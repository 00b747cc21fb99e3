import fastify from 'fastify'
import { expect, test } from 'vitest'
import { answerProblems } from './problems.ts'

test('a fault on the server says nothing about itself', async () => {
  const app = fastify()
  answerProblems(app)
  app.get('/', () => {
    throw new Error('Jack is Bert')
  })
  const { statusCode, headers, body } = await app.inject('/')
  expect([statusCode, headers['content-type']]).toEqual([500, expect.stringMatching(/^application\/problem\+json/)])
  expect(JSON.parse(body)).toEqual({
    type: '/problems/internal',
    code: 'internal',
    title: 'Something went wrong on the server',
    status: 500,
  })
})
