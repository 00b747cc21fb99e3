import { Sfc32 } from '@gaslight/core'
import { dossiers, jackCandidates, publicSuspects, suspectCounts } from '@gaslight/jack-family'
import { expect, test } from 'vitest'
import { mrJack } from './game.ts'
import type { MrJackPosition } from './position.ts'
import { legal, position } from './testing.ts'
import type { MrJackView } from './view.ts'

/** Every position of a random game without accusations in which a round has just begun, and the last. */
function rounds(seed: number): MrJackPosition[] {
  const p = position({})
  const rng = new Sfc32(seed)
  const met = [p.clone()]
  while (p.turn().kind !== 'over') {
    const choices = legal(p)
    const calm = choices.filter(decision => mrJack.decode(p, decision).kind !== 'accusation')
    const from = calm.length > 0 ? calm : choices
    const { round } = p
    p.apply(from[rng.below(from.length)])
    if (p.round !== round || p.turn().kind === 'over') met.push(p.clone())
  }
  return met
}

test('a dossier tells of each Suspect at each appeal what the board showed then (MJ-54)', () => {
  for (let seed = 1; seed <= 8; seed++)
    for (const p of rounds(seed)) {
      const view = mrJack.view(p, 1)
      for (const { character, standing, testimonies } of dossiers(view)) {
        const clearedIn = view.appeals.find(appeal => appeal.cleared.includes(character))
        if (standing !== 'jack') expect(standing === 'cleared').toBe(clearedIn !== undefined)
        expect(testimonies.map(({ round }) => round)).toEqual(
          view.appeals.map(({ round }) => round).filter(round => round <= (clearedIn?.round ?? 8)),
        )
        for (const { round, state, cleared } of testimonies) {
          expect(state === view.appeals[round - 1].witness).toBe(!cleared)
          expect(cleared).toBe(round === clearedIn?.round)
        }
      }
    }
})

test('suspects dwindle round by round to those whose tokens show Suspect (MJ-57)', () => {
  for (let seed = 1; seed <= 8; seed++)
    for (const p of rounds(seed)) {
      const view = mrJack.view(p, 'public')
      const counts = suspectCounts(view)
      expect(counts).toHaveLength(view.appeals.length + 1)
      expect(counts.at(-1)).toBe(publicSuspects(view).length)
    }
})

test('T28: each audience counts the alibis it knows, and nobody else’s (MJ-57)', () => {
  const view = {
    audience: 'detective',
    characters: {
      Gull: { at: 'e9', suspect: true },
      Holmes: { at: 'g5', suspect: true },
      Smith: { at: 'g8', suspect: false },
      Watson: { at: 'a3', suspect: true },
    },
    alibis: [
      { by: 'detective', round: 1, slot: 1, character: 'Gull' },
      { by: 'detective', round: 2, slot: 2, character: 'Smith' },
      { by: 'jack', round: 3, slot: 2 },
    ],
    appeals: [],
  } as unknown as MrJackView
  const standings = (of: MrJackView) => dossiers(of).map(({ standing }) => standing)
  expect(publicSuspects(view)).toEqual(['Gull', 'Holmes', 'Watson'])
  expect(jackCandidates(view)).toEqual(['Holmes', 'Watson'])
  expect(standings(view)).toEqual(['alibi', 'suspect', 'cleared', 'suspect'])
  const stranger: MrJackView = { ...view, audience: 'public', alibis: [] }
  expect(jackCandidates(stranger)).toEqual(['Gull', 'Holmes', 'Watson'])
  const jack: MrJackView = { ...stranger, audience: 'jack', jack: 'Watson' }
  expect(jackCandidates(jack)).toEqual(['Watson'])
  expect(standings(jack)).toEqual(['suspect', 'suspect', 'cleared', 'jack'])
})
