import { type Character, type MrJackView, publicSuspects } from '@gaslight/mr-jack'
import type { Screen } from '../face.ts'
import { wrap } from '../terminal/columns.ts'
import { called, charactersOf, codeOf, listed } from './words.ts'

/** What stands beside the board: the round, the witness, the cards, who is suspected, and what this audience holds. */
export function drawPanel(view: MrJackView, { say, paint, width }: Screen): string[] {
  const strong = (text: string) => paint(text, { bold: true })
  const faint = (text: string) => paint(text, { ink: [130, 138, 160] })
  const lines: string[] = []
  const { round, slot, outcome } = view
  if (outcome !== undefined) {
    const name = view.jack === undefined ? '' : called(view.jack, say)
    lines.push(strong(say(`ending.${outcome.reason}.public`, { name })))
  } else if (view.state === 'hands' || view.state === 'picks') lines.push(strong(say(`prompt.${view.state}`)))
  else if (round === 0) lines.push(strong(say('table.placing', { slot })))
  else lines.push(strong(say('table.round', { round, slot })), say(`witness.${view.witness}`))
  const next = Object.entries(view.lamps).find(([, tile]) => tile === round)
  if (next !== undefined && outcome === undefined) lines.push(faint(say('table.lampNext', { post: next[0] })))
  const cards = Object.entries(view.cards) as [Character, 'open' | 'used'][]
  if (cards.length > 0 && outcome === undefined) lines.push('', ...drawCards(view, cards))
  lines.push('', ...drawSuspects())
  const own = view.alibis.flatMap(({ by, character }) =>
    by === view.audience && character !== undefined ? [character] : [],
  )
  if (own.length > 0) lines.push(`${say('table.yourAlibis')}: ${listed(own, say)}`)
  for (const role of ['jack', 'detective'] as const) {
    const count = view.alibis.filter(alibi => alibi.by === role).length
    if (role !== view.audience && count > 0) lines.push(say('table.otherAlibis', { role: say(`role.${role}`), count }))
  }
  if (view.jack !== undefined) {
    const key = view.audience === 'jack' && outcome === undefined ? 'table.you' : 'table.jackWas'
    lines.push(paint(say(key, { name: called(view.jack, say) }), { ink: [255, 110, 95], bold: true }))
  }
  return [...lines, ...drawExtension()]

  function drawCards(now: MrJackView, entries: readonly [Character, 'open' | 'used'][]): string[] {
    return [
      strong(say('table.cards')),
      ...entries.flatMap(([name, state]) => {
        const active = now.active?.character === name
        if (active)
          return [paint(`▸ ${called(name, say)}: ${say('table.active')}`, { ink: [255, 205, 90], bold: true })]
        if (state === 'used') return [faint(`  ${called(name, say)}: ${say('table.used')}`)]
        // Whoever chooses a card reads the powers in the list of choices.
        if (now.state === 'card' && now.decides === now.audience) return [`  ${called(name, say)}`]
        return wrap(`  ${called(name, say)}: ${say(`power.${name}`)}`, width, '    ')
      }),
    ]
  }

  function drawSuspects(): string[] {
    const suspects = publicSuspects(view)
    const innocents = charactersOf(view).filter(name => !suspects.includes(name))
    const named = (names: readonly Character[]) => names.map(name => `${called(name, say)} ${codeOf(name)}`).join(', ')
    return [
      ...(suspects.length === 0
        ? []
        : wrap(`${say('table.suspects', { n: suspects.length })}: ${named(suspects)}`, width, '  ')),
      ...(innocents.length === 0
        ? []
        : wrap(`${say('table.innocents', { n: innocents.length })}: ${named(innocents)}`, width, '  ')),
    ]
  }

  function drawExtension(): string[] {
    const { extension } = view
    if (extension === undefined) return []
    const { barricade, imitates, hands } = extension
    const hand = view.audience === 'jack' || view.audience === 'detective' ? hands?.[view.audience] : undefined
    return [
      ...(view.state === 'picks' && hand !== undefined ? [`${say('table.hand')}: ${listed(hand, say)}`] : []),
      ...(barricade === undefined ? [] : [say('table.barricade', { edge: barricade.join('/') })]),
      ...(imitates === undefined ? [] : [say('table.imitates', { name: called(imitates, say) })]),
    ]
  }
}
