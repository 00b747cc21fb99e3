import { type Character, dossiers, type MrJackEffect, type MrJackView, type SightReason } from '@gaslight/mr-jack'
import type { Face, Screen } from '../face.ts'
import type { Choice } from '../play/typed-turn.ts'
import { beside, flow, pad } from '../terminal/columns.ts'
import { verdict } from './deduction.ts'
import { drawMap, type Mark } from './map.ts'
import { drawPanel } from './panel.ts'
import { lightOf, outlookOf, sightOf } from './sight.ts'
import { called, charactersOf, codeOf, listed } from './words.ts'

/** The board's width with a gap, and the least that the panel needs beside it. */
const MAP = 80
const PANEL = 56

export const mrJackFace: Face<MrJackView> = {
  draw(view, choices, screen) {
    const targets = new Map(choices.flatMap(choice => targetOf(choice).map(place => [place, markOf(choice)] as const)))
    const map = drawMap(view, lightOf(view), targets, screen.paint)
    const room = screen.width - MAP
    const panel = drawPanel(view, room >= PANEL ? { ...screen, width: room } : screen)
    return [...beside(map, panel, screen.width), ...flow(screen.say('table.legend').split(/ {3,}/), screen.width)]
  },

  ask(view, { say }) {
    const count = Object.values(view.cards).filter(state => state === 'open').length
    const own = view.active === undefined ? undefined : `promptOf.${view.state}.${view.active.character}`
    if (own !== undefined && say.has(own)) return say(own)
    const character = view.active === undefined ? '' : called(view.active.character, say)
    return say(`prompt.${view.state}`, view.state === 'card' ? { count } : { character })
  },

  label(choice, view) {
    const text = targetText(choice)
    return choice.kind === 'accusation' ? `${text} ${accusedOf(choice, view)}` : text
  },

  hint(choice, view, { say }) {
    switch (choice.kind) {
      case 'card':
      case 'imitation': {
        const name = targetText(choice) as Character
        const power = say(`power.${name}`)
        return called(name, say) === name ? power : `${called(name, say)}: ${power}`
      }
      case 'accusation': {
        const name = accusedOf(choice, view)
        return say('decision.accusation', { accused: called(name, say), to: targetText(choice) })
      }
      case 'leaving':
        return say('decision.leaving', { exit: say(`exit.${targetText(choice)}`) })
      case 'stay':
        return say('kind.stay')
      default:
        return ''
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

  effect(effect, screen) {
    return tell(effect as MrJackEffect, screen)
  },

  suspects(view, { say }) {
    return dossiers(view).map(dossier => {
      const history = dossier.testimonies.map(({ round, state }) => `${round} ${say(`sight.${state}`)}`).join(', ')
      return `${pad(called(dossier.character, say), 10)} ${verdict(dossier, view, say)}; ${history || say('suspects.none')}`
    })
  },

  seen(view, { say }) {
    const outlook = outlookOf(view)
    const because = (reason: SightReason) => {
      switch (reason.kind) {
        case 'lamp':
          return say('seen.byLamp', { post: reason.post })
        case 'neighbour':
          return say('seen.byNeighbour', { name: called(reason.character, say) })
        case 'beam':
          return say('seen.byBeam', { name: called(reason.character, say) })
      }
    }
    return [
      ...sightOf(view)
        .filter(({ seen }) => seen)
        .map(({ character, reasons }) => `${pad(called(character, say), 10)} ${reasons.map(because).join(', ')}`),
      say('seen.unseen', { names: listed(outlook.unseen, say) }),
      say('seen.ifSeen', { names: listed(outlook.ifSeen, say) }),
      say('seen.ifUnseen', { names: listed(outlook.ifUnseen, say) }),
    ]
  },
}

/** The part of a token that names what is chosen: where to, whom, which way. */
function targetText({ kind, token }: Choice): string {
  switch (kind) {
    case 'move':
    case 'stay':
    case 'accusation':
    case 'leaving':
      return token.slice(token.indexOf('-') + 1).replace(/[#^]$/, '')
    case 'swap':
      return token.slice(token.indexOf(' ') + 1)
    case 'placement':
      return token.slice(token.indexOf('@') + 1)
    case 'picks':
      return token.replace(/^pick [JD] /, '')
    default:
      return token.startsWith('(') ? token.slice(3, -1) : token.replace('=', '')
  }
}

/** Whoever stands where an accusation leads. */
function accusedOf(choice: Choice, view: MrJackView): Character {
  const name = charactersOf(view).find(candidate => view.characters[candidate]?.at === targetText(choice))
  if (name === undefined) throw new Error(`nobody stands where ${choice.token} leads`)
  return name
}

function markOf({ kind }: Choice): Mark {
  return kind === 'accusation' ? 'accuse' : 'go'
}

/** The places of the board that a choice would use. */
function targetOf(choice: Choice): string[] {
  switch (choice.kind) {
    case 'move':
    case 'stay':
    case 'accusation':
    case 'leaving':
    case 'placement':
      return [targetText(choice)]
    case 'swap':
      return [choice.token.slice(choice.token.indexOf('x') + 1, choice.token.indexOf(' '))]
    case 'light':
    case 'cover':
    case 'cordon':
      return [targetText(choice).split('-')[1]]
    default:
      return []
  }
}

function tell(effect: MrJackEffect, { say }: Screen): string | null {
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
    case 'lamp-out':
      return say('effect.lamp-out', { post: effect.post })
    case 'picks-shown':
      return say('effect.picks-shown', {
        jack: listed(effect.picks.jack, say),
        detective: listed(effect.picks.detective, say),
      })
    case 'round':
      return say('effect.round', { round: effect.round })
    case 'over':
      return null
  }
}
