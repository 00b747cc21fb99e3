import type { Moment } from '@gaslight/client'
import {
  aftermath,
  askedOf,
  called,
  chapterName,
  chapters,
  decisionText,
  follows,
  type LondonDetail,
  type LondonEffect,
  type LondonView,
  seated,
  sentence,
} from '@gaslight/london-1888'
import type { Face, Screen } from '../face.ts'
import { flow, wrap } from '../terminal/columns.ts'
import { handLines, roleLines } from './deduction.ts'
import { drawMap } from './map.ts'
import { drawPanel } from './panel.ts'
import { detailOf, sayingOf } from './words.ts'

export const london1888Face: Face<LondonView> = {
  examples: { words: 'curfew', line: '>pub d:?', token: '>prison' },
  help: 'play.helpSuspicion',

  goal: () => 'told.goal',

  draw(view, choices, screen) {
    const map = drawMap(view, choices, screen.paint, screen.width)
    const legend = flow(screen.say('legend.london1888').split(/ {3,}/), screen.width)
    return [...map, ...legend, '', ...drawPanel(view, screen)]
  },

  ask: (view, { say }) => askedOf(sayingOf(say), view),

  label(choice) {
    const detail = detailOf(choice)
    return detail.kind === 'walk' ? detail.to : choice.token
  },

  groupOf(choice) {
    const detail = detailOf(choice)
    switch (detail.kind) {
      case 'play':
        return `play:${detail.card}`
      case 'offer':
        return `offer:${detail.player}`
      default:
        return detail.kind
    }
  },

  groupName(group, { say }) {
    const [kind, what] = group.split(':')
    if (what === undefined) return say(`kind.${kind}`)
    const name = kind === 'play' ? say(`card.${what}`) : say(`name.${what}`)
    return `${say(`kind.${kind}`)}: ${name}`
  },

  hint: (choice, view, { say }) => hintOf(detailOf(choice), view, say),

  startsLine: text => text.startsWith('+['),
  isUnderway: () => false,

  confirm(choice, view, { say }) {
    const detail = detailOf(choice)
    const isGrave = detail.kind === 'attack' || (detail.kind === 'side' && detail.side !== 'keep')
    return isGrave ? `${decisionText(sayingOf(say), detail, view)}? ${say('play.yesOrNo')}` : null
  },

  effect: (effect, { say }, view) => aftermath(sayingOf(say), effect as LondonEffect, view),

  seatName: (seat, view, { say }) => seated(sayingOf(say), view, seat),

  narrate: narrated,

  sendsAtOnce: tokens => tokens.length === 1,

  suspects: (view, { say }) => roleLines(view, say),
  seen: (view, { say }) => handLines(view, say),
}

/** What a token does not say: where a door leads, what a card or a weapon does, whom an answer concerns. */
function hintOf(detail: LondonDetail, view: LondonView, say: Screen['say']): string {
  const saying = sayingOf(say)
  const text = () => decisionText(saying, detail, view)
  switch (detail.kind) {
    case 'walk':
      return say.has(`place.${detail.to}`) ? say(`place.${detail.to}`) : ''
    case 'play':
      return detail.player === undefined && detail.from === undefined ? say(`help.card.${detail.card}`) : text()
    case 'answer':
      return `${text()}. ${say(`help.card.${detail.card}`)}`
    case 'take':
    case 'attack':
      return `${text()}. ${say(`help.weapon.${detail.weapon}`)}`
    case 'letter':
    case 'discard':
      return say(`help.card.${detail.card}`)
    case 'character':
      return called(saying, detail.character)
    default:
      return text()
  }
}

/** Everything in sentences, a paragraph a turn. */
function narrated(start: LondonView, moments: readonly Moment<LondonView>[], from: number, screen: Screen): string[] {
  const { say, paint, width } = screen
  const saying = sayingOf(say)
  const view = moments.at(-1)?.view ?? start
  return chapters(start, moments).flatMap(chapter => {
    const lines = chapter.lines.filter(({ at }) => at >= from)
    if (lines.length === 0) return []
    const texts = lines.flatMap(line => [
      sentence(saying, line),
      ...follows(saying, line).map(text => paint(text, { ink: [255, 205, 90] })),
    ])
    const told = texts.filter(text => text !== '').join(' ')
    return wrap(`${paint(chapterName(saying, chapter, view), { bold: true })}: ${told}`, width, '  ')
  })
}
