import { dossiers, type JackEffect, type JackView } from '@gaslight/jack-family'
import type { Face } from '../face.ts'
import type { Choice } from '../play/typed-turn.ts'
import type { Say } from '../speech.ts'
import { beside, flow, pad } from '../terminal/columns.ts'
import { verdict } from './deduction.ts'
import type { Mark } from './hex.ts'
import { drawPanel } from './panel.ts'
import type { Title } from './title.ts'
import { called, charactersOf, codeOf, listed } from './words.ts'

/** The least that the panel needs beside the board. */
const PANEL = 56

/** The face of a title of the family. */
export function faceOf<V extends JackView>(title: Title<V>): Face<V> {
  return {
    examples: title.examples,
    help: 'play.help',
    goal: role => `goal.${role}`,

    draw(view, choices, screen) {
      const targets = new Map(
        choices.flatMap(choice => targetsOf(title, choice, view).map(place => [place, markOf(choice)] as const)),
      )
      const room = screen.width - title.mapWidth - 2
      const panel = drawPanel(title, view, room >= PANEL ? { ...screen, width: room } : screen)
      const map = title.drawMap(view, targets, screen.paint)
      const legend = flow(screen.say(title.legend).split(/ {3,}/), screen.width)
      return [...beside(map, panel, screen.width), ...legend]
    },

    ask(view, { say }) {
      const count = Object.values(view.cards).filter(state => state === 'open').length
      const own = view.active === undefined ? undefined : `promptOf.${view.state}.${view.active.character}`
      if (own !== undefined && say.has(own)) return say(own)
      const character = view.active === undefined ? '' : called(view.active.character, say)
      return say(`prompt.${view.state}`, view.state === 'card' ? { count } : { character })
    },

    label(choice, view) {
      const text = targetText(title, choice)
      return choice.kind === 'accusation' ? `${text} ${accusedOf(choice, view)}` : text
    },

    groupOf(choice) {
      const mover = title.moverOf(choice)
      return mover === null ? choice.kind : `${choice.kind}:${mover}`
    },

    groupName(group, { say }) {
      const [kind, mover] = group.split(':')
      return mover === undefined ? say(`kind.${kind}`) : `${called(mover, say)}: ${say(`kind.${kind}`)}`
    },

    hint(choice, view, { say }) {
      switch (choice.kind) {
        case 'card':
          return powerHint(choice.token, say)
        case 'accusation': {
          const accused = called(accusedOf(choice, view), say)
          return say('decision.accusation', { accused, to: placeOf(choice) })
        }
        case 'leaving':
          return say('decision.leaving', { exit: say(`exit.${placeOf(choice)}`) })
        case 'stay':
          return say('kind.stay')
        default:
          return title.hint(choice, view, say)
      }
    },

    isUnderway: (token, { active }) =>
      active !== undefined && (token === active.character || token === codeOf(active.character)),
    startsLine: text => /^[A-Z][a-z]+$/.test(text),

    confirm(choice, view, { say }) {
      if (choice.kind !== 'accusation') return null
      const name = accusedOf(choice, view)
      const standing = dossiers(view).find(dossier => dossier.character === name)?.standing
      return say(standing === 'suspect' ? 'accuse' : 'accuseCleared', { name: called(name, say) })
    },

    effect: (effect, { say }) => tell(effect as JackEffect, say) ?? title.tell(effect, say),

    suspects(view, { say }) {
      return dossiers(view).map(dossier => {
        const history = dossier.testimonies.map(({ round, state }) => `${round} ${say(`sight.${state}`)}`).join(', ')
        return `${pad(called(dossier.character, say), 10)} ${verdict(dossier, view, say)}; ${history || say('suspects.none')}`
      })
    },

    seen(view, { say }) {
      const outlook = title.outlookOf(view)
      return [
        ...title
          .seenNow(view, say)
          .map(({ character, reasons }) => `${pad(called(character, say), 10)} ${reasons.join(', ')}`),
        say('seen.unseen', { names: listed(outlook.unseen, say) }),
        say('seen.ifSeen', { names: listed(outlook.ifSeen, say) }),
        say('seen.ifUnseen', { names: listed(outlook.ifUnseen, say) }),
      ]
    },
  }
}

/** Who is meant by a name, and what that character can do. */
export function powerHint(name: string, say: Say): string {
  return `${say(`fullName.${name}`)}: ${say(`power.${name}`)}`
}

function isMove({ kind }: Choice): boolean {
  return kind === 'move' || kind === 'stay' || kind === 'accusation' || kind === 'leaving'
}

function targetText<V extends JackView>(title: Title<V>, choice: Choice): string {
  if (!isMove(choice)) return title.targetText(choice)
  const mover = title.moverOf(choice)
  return mover === null ? placeOf(choice) : `${mover} ${placeOf(choice)}`
}

function targetsOf<V extends JackView>(title: Title<V>, choice: Choice, view: V): readonly string[] {
  return isMove(choice) ? [placeOf(choice)] : title.targetsOf(choice, view)
}

/** Where the token of a move leads: what stands behind its dash, without the sign at its end. */
export function placeOf({ token }: Choice): string {
  return token.slice(token.indexOf('-') + 1).replace(/[#^]$/, '')
}

/** Whoever stands where an accusation leads. */
function accusedOf(choice: Choice, view: JackView): string {
  const name = charactersOf(view).find(candidate => view.characters[candidate]?.at === placeOf(choice))
  if (name === undefined) throw new Error(`nobody stands where ${choice.token} leads`)
  return name
}

function markOf({ kind }: Choice): Mark {
  return kind === 'accusation' ? 'accuse' : 'go'
}

function tell(effect: JackEffect, say: Say): string | null {
  switch (effect.kind) {
    case 'deal':
      return say('effect.deal', { round: effect.round, names: listed(effect.cards, say) })
    case 'lapse':
      return say('effect.lapse', { character: called(effect.character, say) })
    case 'appeal': {
      const key = `effect.appeal-${effect.witness}`
      const { cleared } = effect
      if (cleared.length === 0) return say(`${key}-none`)
      return say(key, { count: cleared.length, names: listed(cleared, say) })
    }
    case 'round':
      return say('effect.round', { round: effect.round })
    default:
      return null
  }
}
