import type { Moment } from '@gaslight/client'
import type { Game } from '@gaslight/core'
import type { Face, Screen } from '../face.ts'

/** What happened, one line a turn, and what followed of it. */
export function narrate(game: Game, face: Face<object>, moments: readonly Moment<object>[], screen: Screen): string[] {
  const { say, paint } = screen
  const lines: string[] = []
  let turn: { by: number | 'chance'; texts: string[] } | null = null
  const finish = () => {
    if (turn === null) return
    const who = turn.by === 'chance' ? say('play.chance') : say(`role.${game.roles[turn.by].id}`)
    lines.push(`${paint(who, { bold: true })}: ${turn.texts.join(' ')}`)
    turn = null
  }
  for (const { event, view } of moments) {
    if (turn !== null && (turn.by !== event.by || event.by === 'chance' || face.startsLine(event.text))) finish()
    turn ??= { by: event.by, texts: [] }
    turn.texts.push(event.text)
    for (const effect of event.effects ?? []) {
      finish()
      const text = face.effect(effect, screen, view)
      if (text !== null) lines.push(paint(`  ${text}`, { ink: [255, 205, 90] }))
    }
  }
  finish()
  return lines
}
