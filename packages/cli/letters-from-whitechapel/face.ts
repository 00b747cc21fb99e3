import {
  CIRCLES_BY,
  crossingNumber,
  FACES,
  rowOf,
  type WhitechapelEffect,
  type WhitechapelView,
} from '@gaslight/letters-from-whitechapel'
import type { Face } from '../face.ts'
import type { Choice } from '../play/typed-turn.ts'
import type { Say } from '../speech.ts'
import { flow } from '../terminal/columns.ts'
import { hideoutLines, searchLines, whereLines } from './deduction.ts'
import { drawMap } from './map.ts'
import { drawPanel } from './panel.ts'
import { detailOf, listed, policeman } from './words.ts'

export const whitechapelFace: Face<WhitechapelView> = {
  examples: { words: 'search 99', line: 'blue x53 red x68', token: 'blue arrest 99' },
  help: 'play.helpHunt',

  goal: role => (role === 'jack' ? 'goal.jack' : 'goal.police'),

  draw(view, choices, screen) {
    const map = drawMap(view, choices, screen.paint, screen.width)
    const legend = flow(screen.say('legend.whitechapel').split(/ {3,}/), screen.width)
    return [...map, ...legend, '', ...drawPanel(view, screen)]
  },

  ask: (view, { say }) => say(...promptOf(view, say)),

  label: ({ token }) => token,

  groupOf(choice) {
    const detail = detailOf(choice)
    return 'colour' in detail ? `${detail.kind}:${detail.colour}` : detail.kind
  },

  groupName(group, { say }) {
    const [kind, colour] = group.split(':')
    return colour === undefined ? say(`kind.${kind}`) : `${say(`policeman.${colour}`)}: ${say(`kind.${kind}`)}`
  },

  hint: (choice, _view, { say }) => hintOf(choice, say),

  startsLine: text => / (search|arrest|rush|pass)\b|^(kill|wait|head|hideout)\b/.test(text),
  isUnderway: () => false,

  confirm(choice, _view, { say }) {
    if (detailOf(choice).kind !== 'address') return null
    return `${say('page.asked.address.text')} ${say('play.yesOrNo')}`
  },

  effect: (effect, { say }) => tell(effect as WhitechapelEffect, say),

  suspects: (view, { say }) => whereLines(view, say),
  seen: (view, { say }) => [...hideoutLines(view, say), ...searchLines(view, say)],
}

/** The question to the seat that decides: its key, and what it names. */
function promptOf(view: WhitechapelView, say: Say): [key: string, params: { readonly [name: string]: string }] {
  const { state, tokens, carrying, search, night, nights } = view
  const key = `prompt.${state}.yours`
  switch (state) {
    case 'patrol':
      return [key, { face: say(`face.${FACES[Math.min(Object.keys(tokens).length, FACES.length - 1)]}`) }]
    case 'saucy-jacky':
      return [key, { crossing: carrying?.letter === 'saucy-jacky' ? carrying.from[carrying.moved] : '' }]
    case 'x99':
      return [key, { colour: carrying?.letter === 'goulston' ? policeman(carrying.named, say) : '' }]
    case 'search':
      return [key, { colour: search === undefined ? '' : policeman(search.by, say) }]
    case 'kill': {
      const must = nights[night]?.toc === 5 ? 'Must' : ''
      return [`${key}${must}${night === 3 ? 'Two' : ''}`, {}]
    }
    default:
      return [key, {}]
  }
}

/** What a token does not say: the circles next to a crossing, what a Letter does, what is declined. */
function hintOf(choice: Choice, say: Say): string {
  const detail = detailOf(choice)
  switch (detail.kind) {
    case 'police':
    case 'rush': {
      const circles = rowOf(CIRCLES_BY, crossingNumber(detail.to))
      return circles.length === 0 ? say('place.nextToNone') : say('place.nextToCircles', { list: listed(circles) })
    }
    case 'letter':
      return say(`letter.${detail.letter}.help`)
    case 'decline':
      return say(`decision.decline.${detail.what}`)
    case 'move':
      return detail.declared ? say('decision.declared', { to: detail.to }) : ''
    case 'area-arrest':
      return say('decision.area-arrest', { colour: policeman(detail.colour, say) })
    default:
      return ''
  }
}

function tell(effect: WhitechapelEffect, say: Say): string | null {
  switch (effect.kind) {
    case 'women':
      return say('effect.women', { marked: listed(effect.marked), plain: listed(effect.plain) })
    case 'patrol': {
      const fakes = Object.entries(effect.faces).flatMap(([crossing, face]) => (face === 'fake' ? [crossing] : []))
      if (fakes.length === 0) return say('effect.patrol-none')
      return say('effect.patrol', { count: fakes.length, crossings: listed(fakes) })
    }
    case 'false-clue-gained':
      return say('effect.false-clue-gained')
    case 'night':
      return say('effect.night', { night: say(`night.name.${effect.night}`), date: say(`night.date.${effect.night}`) })
    case 'over':
      return null
  }
}
