import type { ChannelEntry, ChannelInfo, Contribution, GameInfo } from '@gaslight/protocol'

/*
 * How seats confer, for whoever draws it:
 *
 *   state.info.channels         which channels there are, who sends, who reads, what they carry; undefined for none
 *   state.channels[id]          every entry that this audience may read, in order; undefined where it may read none
 *   session.confer(id, what)    sends a word or a mark; the entry comes back through `state`, to its sender as well
 *   talkOf, marksOf             an entry list as what was said, in words and speech acts, and as what lies on the board
 *
 * One sends only from a seat of the channel and until the game is over: `mayConfer`. Once it is over everybody reads
 * everything.
 */

/** A word that was said, or a speech act. */
export type Talk = ChannelEntry & { readonly what: Extract<Contribution, { kind: 'talk' | 'speech' }> }
/** What lies on the board; `n` is what `erase` calls it. */
export type Mark = ChannelEntry & { readonly what: Exclude<Contribution, { kind: 'talk' | 'speech' | 'erase' }> }

export function talkOf(entries: readonly ChannelEntry[]): Talk[] {
  return entries.filter((entry): entry is Talk => isSaid(entry.what))
}

/** The marks, arrows and notes that nobody has taken away, in the order in which they were laid. */
export function marksOf(entries: readonly ChannelEntry[]): Mark[] {
  const erased = new Set(entries.flatMap(({ what }) => (what.kind === 'erase' ? what.entries : [])))
  return entries.filter(
    (entry): entry is Mark => !isSaid(entry.what) && entry.what.kind !== 'erase' && !erased.has(entry.n),
  )
}

function isSaid({ kind }: Contribution): boolean {
  return kind === 'talk' || kind === 'speech'
}

/** Whether whoever sees the game as `info` says may send to this channel now. */
export function mayConfer({ status, seats }: Pick<GameInfo, 'status' | 'seats'>, channel: ChannelInfo): boolean {
  return status !== 'over' && seats.some(({ you, role }) => you && channel.seats.includes(role))
}
