import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { GAMES, playableOf } from './registry.ts'

const shell = JSON.parse(readFileSync(join(import.meta.dirname, '../messages/shell.en.json'), 'utf8')) as {
  readonly titles: { readonly [id: string]: { readonly name?: string } | string }
  readonly roles: { readonly [id: string]: string }
  readonly levels: { readonly [id: string]: string }
}

describe.each(GAMES)('the title $id', ({ id, players, playable }) => {
  it('has a name among the texts of the shell', () => {
    expect(shell.titles[id]).toHaveProperty('name')
  })

  it('agrees with the rules of its game on roles and options', async () => {
    expect(playableOf(id)).toBe(playable)
    if (playable === null) return
    const [rules, options] = await Promise.all([playable.rules(), playable.options()])
    expect(rules.id).toBe(id)
    expect(players).toEqual(rules.seats)
    expect(playable.roles.map(role => role.id)).toEqual(rules.roles.map(role => role.id))
    expect(options).toEqual(rules.options)
    expect(options.map(({ key }) => key)).toEqual(
      expect.arrayContaining([...playable.plainOptions, ...playable.apartOptions]),
    )
    for (const role of playable.roles) expect(shell.roles).toHaveProperty(role.id)
    expect(shell.levels).toHaveProperty(playable.usualLevel)
  })
})

it('London 1888 promises nobody an end before 90 minutes, nor then', () => {
  expect(GAMES.find(({ id }) => id === 'london-1888')).toMatchObject({ minutes: 90, orMore: true })
})

describe('a title that nobody knows', () => {
  it('cannot be played', () => expect(playableOf('whist')).toBeNull())
})
