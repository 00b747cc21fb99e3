import { type JackView, publicSuspects } from '@gaslight/jack-family'
import type { Screen } from '../face.ts'
import type { Say } from '../speech.ts'
import { wrap } from '../terminal/columns.ts'
import type { Title } from './title.ts'
import { called, charactersOf, codeOf, listed } from './words.ts'

/** How the game ended, and who was Jack; empty while it goes on. */
export function endingOf({ outcome, jack }: JackView, say: Say): string {
  if (outcome === undefined) return ''
  return say(`ending.${outcome.reason}.public`, { name: jack === undefined ? '' : called(jack, say) })
}

/** What stands beside the board: the round, the witness, the cards, who is suspected, and what this audience holds. */
export function drawPanel<V extends JackView>(title: Title<V>, view: V, { say, paint, width }: Screen): string[] {
  const strong = (text: string) => paint(text, { bold: true })
  const faint = (text: string) => paint(text, { ink: [130, 138, 160] })
  const isOver = view.outcome !== undefined
  const lines = drawHead()
  if (!isOver) lines.push(...title.roundLines(view, say).map(faint))
  const cards = Object.entries(view.cards)
  if (cards.length > 0 && !isOver) lines.push('', strong(say('table.cards')), ...cards.flatMap(drawCard))
  lines.push('', ...drawSuspects(), ...drawAlibis(), ...drawJack())
  return [...lines, ...title.tableLines(view, say).flatMap(line => wrap(line, width, '  '))]

  function drawHead(): string[] {
    const { round, slot } = view
    if (isOver) return [strong(endingOf(view, say))]
    const opening = title.opening(view, say)
    if (opening !== null) return [strong(opening)]
    return [strong(say('table.round', { round, slot })), say(`witness.${view.witness}`)]
  }

  function drawCard([name, state]: [string, string | undefined]): string[] {
    if (view.active?.character === name)
      return [paint(`▸ ${called(name, say)}: ${say('table.active')}`, { ink: [255, 205, 90], bold: true })]
    if (state === 'used') return [faint(`  ${called(name, say)}: ${say('table.used')}`)]
    // Whoever chooses a card reads the powers in the list of choices.
    if (view.state === 'card' && view.decides === view.audience) return [`  ${called(name, say)}`]
    return wrap(`  ${called(name, say)}: ${say(`power.${name}`)}`, width, '    ')
  }

  function drawSuspects(): string[] {
    const suspects = publicSuspects(view)
    const innocents = charactersOf(view).filter(name => !suspects.includes(name))
    const named = (names: readonly string[]) => names.map(name => `${called(name, say)} ${codeOf(name)}`).join(', ')
    return [['suspects', suspects] as const, ['innocents', innocents] as const].flatMap(([key, names]) =>
      names.length === 0 ? [] : wrap(`${say(`table.${key}`, { n: names.length })}: ${named(names)}`, width, '  '),
    )
  }

  function drawAlibis(): string[] {
    const own = view.alibis.flatMap(({ by, character }) =>
      by === view.audience && character !== undefined ? [character] : [],
    )
    const others = (['jack', 'detective'] as const).flatMap(role => {
      const count = view.alibis.filter(alibi => alibi.by === role).length
      return role === view.audience || count === 0
        ? []
        : [say('table.otherAlibis', { role: say(`role.${role}`), count })]
    })
    return [...(own.length === 0 ? [] : [`${say('table.yourAlibis')}: ${listed(own, say)}`]), ...others]
  }

  function drawJack(): string[] {
    if (view.jack === undefined) return []
    const key = view.audience === 'jack' && !isOver ? 'table.you' : 'table.jackWas'
    return [paint(say(key, { name: called(view.jack, say) }), { ink: [255, 110, 95], bold: true })]
  }
}
