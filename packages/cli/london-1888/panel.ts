import { type LondonView, ownFacts, playerFacts, seated, tableFacts } from '@gaslight/london-1888'
import type { Screen } from '../face.ts'
import { wrap } from '../terminal/columns.ts'
import { codeOf, sayingOf } from './words.ts'

/** What stands below the map: the table, every player, and what this audience holds. */
export function drawPanel(view: LondonView, { say, paint, width }: Screen): string[] {
  const saying = sayingOf(say)
  const strong = (text: string) => paint(text, { bold: true })
  const players = Array.from({ length: view.seats }, (_, seat) => {
    const facts = playerFacts(saying, view, seat)
    if (facts.length === 0) return `  ${seated(saying, view, seat)}`
    const mark = seat === view.turn ? '▸' : ' '
    return `${mark} ${strong(`${codeOf(view, seat)} ${seated(saying, view, seat)}`)}: ${facts.join(', ')}`
  })
  const lines = [
    ...(view.outcome === undefined ? [] : [strong(endingOf(view, say))]),
    tableFacts(saying, view).join('. '),
    '',
    ...players,
    '',
    ...ownFacts(saying, view).map(fact => paint(fact, { ink: [255, 205, 90] })),
  ]
  return lines.flatMap(line => wrap(line, width, '     '))
}

/** How the game ended, and who has how many points (LD-186). */
export function endingOf(view: LondonView, say: Screen['say']): string {
  const { outcome, players } = view
  if (outcome === undefined) return ''
  const saying = sayingOf(say)
  const jack = Object.keys(players).find(seat => players[seat].role === 'jack')
  return [
    `${say(`ending.${outcome.reason}`)}.`,
    ...(jack === undefined ? [] : [`${say('table.jackWas', { name: seated(saying, view, Number(jack)) })}.`]),
    say('table.points', {
      list: outcome.points.map((points, seat) => `${seated(saying, view, seat)} ${points}`).join(', '),
    }),
  ].join(' ')
}
