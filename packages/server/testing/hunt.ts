import type { Options } from '@gaslight/core'
import type { ChannelEntries, Conferred, Contribution, Problem } from '@gaslight/protocol'
import { type Answer, Guest } from './server.ts'

/** Jack, two detectives and somebody who looks on, at a game of Letters from Whitechapel. */
export interface Hunt {
  readonly jack: Guest
  readonly police: readonly [Guest, Guest]
  readonly nobody: Guest
  readonly id: string
}

/** A hunt in which everybody has taken their seat; Jack is to choose his hideout. */
export async function hunt(url: string, options: Options = {}): Promise<Hunt> {
  const [jack, one, two, nobody] = await Promise.all(['Jack', 'Ada', 'Ben', 'Eve'].map(name => Guest.named(url, name)))
  const { id } = await jack.create(
    [
      { kind: 'me', role: 'jack' },
      { kind: 'open', role: 'detective-1' },
      { kind: 'open', role: 'detective-2' },
    ],
    { game: 'letters-from-whitechapel', options },
  )
  await one.call('POST', `/api/games/${id}/seats/detective-1`, {})
  await two.call('POST', `/api/games/${id}/seats/detective-2`, {})
  return { jack, police: [one, two], nobody, id }
}

export function say(text: string): Contribution {
  return { kind: 'talk', text }
}

/** Sends to a channel. */
export function confer(
  guest: Guest,
  id: string,
  what: unknown,
  { channel = 'police', command = crypto.randomUUID() as string } = {},
): Promise<Answer<Conferred & Problem>> {
  return guest.call('POST', `/api/games/${id}/channels/${channel}`, { command, what })
}

export function heard(
  guest: Guest,
  id: string,
  channel = 'police',
  after = 0,
): Promise<Answer<ChannelEntries & Problem>> {
  return guest.call('GET', `/api/games/${id}/channels/${channel}?after=${after}`)
}
