import {
  type Dossier,
  dossiers,
  type JackView,
  jackCandidates,
  publicSuspects as suspectsShown,
} from '@gaslight/jack-family'
import type { Deduce } from '../games.ts'
import type { Say } from '../speech.ts'
import { endingOf } from './panel.ts'
import type { Title } from './title.ts'

/** Whom Jack can still be for the audience of a view, and why the others cannot. */
export function deductionOf<V extends JackView>(title: Title<V>): Deduce<V> {
  return (view, say, end) => {
    const all = dossiers(view)
    const suspects = jackCandidates(view)
    const publicSuspects = suspectsShown(view)
    const drawn = (by: 'jack' | 'detective') => view.alibis.filter(alibi => alibi.by === by).length
    const { round, slot, witness, jack } = view
    const exits = title.exitsInReach(view)
    const { ifSeen, ifUnseen, unseen } = title.outlookOf(view)
    const facts = {
      round,
      slot,
      witness,
      ...(jack === undefined ? { suspects } : { jack }),
      publicSuspects,
      characters: all.map(dossier => factsOf(dossier, view, suspects)),
      alibisDrawn: { jack: drawn('jack'), detective: drawn('detective') },
      nextAppeal: {
        seen: all.map(({ character }) => character).filter(name => !unseen.includes(name)),
        unseen,
        ifSeen,
        ifUnseen,
      },
      exitsInReach: Object.fromEntries(publicSuspects.map(name => [name, exits[name] ?? []])),
      ...(end === null ? {} : { end: { ...end.outcome, jack: end.jack } }),
    }
    const lines = [
      ...(end === null ? [] : [say('deduce.over', { ending: endingOf(end, say) }), '', say('deduce.before')]),
      `Round ${round}, activation ${slot}. Witness card: ${say(`sight.${witness}`)}.`,
      jack === undefined
        ? `Jack can be ${suspects.join(', ')}: ${suspects.length === 1 ? 'certain' : `1 in ${suspects.length} each`}.`
        : `Jack is ${jack}. Public suspects: ${publicSuspects.join(', ')}.`,
      `Alibis drawn: ${facts.alibisDrawn.jack} by Jack, ${facts.alibisDrawn.detective} by the Detective.`,
      '',
      ...all.map(dossier =>
        `${dossier.character.padEnd(10)} ${verdict(dossier, view, say).padEnd(42)} ${history(dossier, say)}`.trimEnd(),
      ),
      '',
      `An appeal now clears, if Jack is ${say('sight.seen')}, ${named(ifSeen)}; if he is not, ${named(ifUnseen)}.`,
      `In reach of an open exit: ${named(publicSuspects.flatMap(name => exits[name]?.map(exit => `${name} (${exit})`) ?? []))}.`,
    ]
    return { facts, lines }
  }
}

/** Identity, deals and alibis are independent (MJ-57, NY-62), so all Suspects that are left are equally likely. */
function factsOf({ character, standing, testimonies, alibi }: Dossier, view: JackView, suspects: readonly string[]) {
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
export function verdict({ standing, testimonies, alibi }: Dossier, view: JackView, say: Say): string {
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

function history({ testimonies }: Dossier, say: Say): string {
  return testimonies.map(({ round, state }) => `R${round} ${say(`sight.${state}`)}`).join(', ')
}

function named(names: readonly string[]): string {
  return names.length === 0 ? 'nobody' : names.join(', ')
}
