import type { JackView } from '@gaslight/jack-family'

/** Jack's character for the eyes of the Jack seat, and of all after the end; the Detective's replay keeps it covered. */
export function jackFor({ audience, jack, state }: JackView): string | undefined {
  const isCovered = state !== 'over' && (audience === 'detective' || audience === 'public')
  return isCovered ? undefined : jack
}
