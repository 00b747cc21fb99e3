import { mayConfer, type SessionState } from '@gaslight/client'
import type { ChannelEntry, ChannelInfo } from '@gaslight/protocol'

/** A channel as somebody at the table has it. */
export interface Heard {
  readonly channel: ChannelInfo
  readonly entries: readonly ChannelEntry[]
  /** Whether it is his to send to, now. */
  readonly mayConfer: boolean
  /** Whether people sit on several of its seats: computers do not listen, but to speech acts. */
  readonly hasCompany: boolean
}

/** The channel that carries talk, or marks, as far as this looker may read it; null where there is none for him. */
export function channelFor(
  { info, channels }: Pick<SessionState<object>, 'info' | 'channels'>,
  carries: ChannelInfo['carries'][number],
): Heard | null {
  const channel = info.channels?.find(candidate => candidate.carries.includes(carries))
  const entries = channel === undefined ? undefined : channels[channel.id]
  if (channel === undefined || entries === undefined) return null
  const people = info.seats.filter(({ role, kind }) => kind !== 'bot' && channel.seats.includes(role))
  return {
    channel,
    entries,
    mayConfer: mayConfer(info, channel),
    hasCompany: people.length > 1 || channel.carries.includes('speech'),
  }
}
