import { setImmediate } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { OpenRoom, Rooms } from './rooms.ts'

interface Resuming {
  readonly rooms: Rooms
  readonly log: Logger
  /** Whether the server ends. */
  isEnding(): boolean
}

/** Takes up stored games, one at a time, so that thousands do not keep everybody waiting. One that fails is left out. */
export async function resumeEach(
  { rooms, log, isEnding }: Resuming,
  ids: Iterable<string>,
  take: (open: OpenRoom) => void,
): Promise<void> {
  for (const id of ids) {
    await setImmediate()
    if (isEnding()) return
    try {
      const open = await rooms.get(id)
      if (open !== null) take(open)
    } catch (error) {
      log.error({ err: error, game: id }, 'a stored game could not be taken up and is left out')
    }
  }
}
