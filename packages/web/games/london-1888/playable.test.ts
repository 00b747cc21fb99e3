import { expect, it } from 'vitest'
import { playable } from './playable.ts'

it('the title agrees with the rules of its game on roles and options', async () => {
  const [rules, options] = await Promise.all([playable.rules(), playable.options()])
  expect(playable.roles.map(role => role.id)).toEqual(rules.roles.map(role => role.id))
  expect(options).toEqual(rules.options)
  expect(options.map(({ key }) => key)).toEqual(expect.arrayContaining([...playable.plainOptions]))
})
