import type { Seat } from './game.ts'

/** What can be said about somebody so that everybody, bots included, knows what it means. */
export const SPEECH_ACTS = ['accuse', 'vouch', 'ask', 'promise'] as const
export type SpeechAct = (typeof SPEECH_ACTS)[number]

/** One speech act: whom it accuses, vouches for, asks for help, or promises something. */
export interface Speech {
  readonly act: SpeechAct
  readonly seat: Seat
}
