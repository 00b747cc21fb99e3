import type { Choice } from '@gaslight/client'
import type { JackTypes, Title } from '../title.ts'

/** Points at one part after the other as a player would, and answers with the decision that comes of it. */
export function byPointing<T extends JackTypes>(
  title: Title<T>,
  choices: readonly Choice<T['detail']>[],
  mode: T['mode'],
  parts: readonly T['part'][],
  active: string | undefined,
): number | null {
  let path: readonly T['part'][] = []
  for (const part of parts) {
    const key = title.keyOf(part)
    const offer = title.offers(choices, mode, path, active).find(candidate => title.keyOf(candidate.part) === key)
    if (offer === undefined) return null
    if (offer.decision !== null) return offer.decision
    path = [...path, part]
  }
  return title.completed(choices, mode, path)
}
