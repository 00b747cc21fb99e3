import {
  type Character,
  type Dossier,
  dossiers,
  jackCandidates,
  type MrJackView,
  publicSuspects as suspectsShown,
} from '@gaslight/mr-jack'
import type { Deduction } from '../games.ts'
import type { Say } from '../speech.ts'
import { exitsInReach, outlookOf } from './sight.ts'

/** Whom Jack can still be for the audience of this view, and why the others cannot. */
export function deduce(view: MrJackView, say: Say): Deduction {
  const all = dossiers(view)
  const suspects = jackCandidates(view)
  const publicSuspects = suspectsShown(view)
  const drawn = (by: 'jack' | 'detective') => view.alibis.filter(alibi => alibi.by === by).length
  const { round, slot, witness, jack } = view
  const exits = exitsInReach(view)
  const facts = {
    round,
    slot,
    witness,
    ...(jack === undefined ? { suspects } : { jack }),
    publicSuspects,
    characters: all.map(dossier => factsOf(dossier, view, suspects)),
    alibisDrawn: { jack: drawn('jack'), detective: drawn('detective') },
    nextAppeal: outlookOf(view),
    exitsInReach: Object.fromEntries(publicSuspects.map(name => [name, exits[name] ?? []])),
  }
  const lines = [
    `Round ${round}, activation ${slot}. Witness card: ${witness}.`,
    jack === undefined
      ? `Jack can be ${suspects.join(', ')}: ${suspects.length === 1 ? 'certain' : `1 in ${suspects.length} each`}.`
      : `Jack is ${jack}. Public suspects: ${publicSuspects.join(', ')}.`,
    `Alibis drawn: ${facts.alibisDrawn.jack} by Jack, ${facts.alibisDrawn.detective} by the Detective.`,
    '',
    ...all.map(dossier =>
      `${dossier.character.padEnd(10)} ${verdict(dossier, view, say).padEnd(42)} ${history(dossier)}`.trimEnd(),
    ),
    '',
    `An appeal now clears, if Jack is seen, ${named(facts.nextAppeal.ifSeen)}; if he is not, ${named(facts.nextAppeal.ifUnseen)}.`,
    `In reach of an open exit: ${named(publicSuspects.flatMap(name => exits[name]?.map(exit => `${name} (${exit})`) ?? []))}.`,
  ]
  return { facts, lines }
}

/** Identity, deals and alibis are independent (MJ-57), so all Suspects that are left are equally likely. */
function factsOf(
  { character, standing, testimonies, alibi }: Dossier<Character>,
  view: MrJackView,
  suspects: readonly string[],
) {
  return {
    name: character,
    at: view.characters[character]?.at ?? '',
    status: standing,
    appeals: testimonies,
    ...(alibi === null ? {} : { alibi: { by: alibi.by, round: alibi.round, slot: alibi.slot } }),
    probability: suspects.includes(character) ? 1 / suspects.length : 0,
  }
}

/** What this audience knows of a character, in a few words. */
export function verdict({ standing, testimonies, alibi }: Dossier, view: MrJackView, say: Say): string {
  const when = alibi === null ? {} : { round: alibi.round, slot: alibi.slot }
  switch (standing) {
    case 'suspect':
      return say(view.jack === undefined ? 'suspects.suspect' : 'suspects.public')
    case 'cleared':
      return say('suspects.cleared', { round: testimonies.at(-1)?.round ?? 0 })
    case 'alibi':
      return say(view.audience === 'jack' ? 'suspects.denied' : 'suspects.notForYou', when)
    case 'jack':
      return say('suspects.jack')
  }
}

function history({ testimonies }: Dossier): string {
  return testimonies.map(({ round, state }) => `R${round} ${state}`).join(', ')
}

function named(names: readonly string[]): string {
  return names.length === 0 ? 'nobody' : names.join(', ')
}
