import type { WhitechapelView } from '@gaslight/letters-from-whitechapel'
import type { Contribution } from '@gaslight/protocol'
import { useMemo } from 'react'
import { useFailureText } from '../../../app/failure.ts'
import { part } from '../../../app/part.ts'
import { usePart } from '../../../app/usePart.ts'
import { useSpeaker } from '../../../design/Toast.tsx'
import { channelFor, type Heard } from '../../../table/channels.ts'
import { useStored } from '../../../table/stored.ts'
import type { SurfaceProps } from '../../../table/surface.ts'
import type { NodeId, Sketchbook } from '../map/props.ts'
import { handOf } from '../words.ts'
import { EMPTY_BOOK, type Sketching, withoutNode, withSketch } from './sketches.ts'

/** What is shared follows the first picture. */
const sharing = part([], () => import('./marks.ts'))

/** What lies on the map: shared with the other detectives where there is a channel for it, else kept on this device. */
export function useSketching(game: SurfaceProps<WhitechapelView>): Sketching {
  const own = useOwnSketches(game.id, game.state.view.audience)
  const shared = useSharedSketches(game)
  return shared ?? own
}

function useOwnSketches(game: string, looker: string): Sketching {
  const [book, setBook] = useStored<Sketchbook>('sketches', game, looker, EMPTY_BOOK)
  return {
    book,
    isShared: false,
    add: (sketch, by) => setBook(withSketch(book, sketch, by)),
    erase: at => setBook(withoutNode(book, at)),
    clear: () => setBook(EMPTY_BOOK),
  }
}

/** So many entries may be taken away at once. */
const MOST = 64

/** Null where the looker has nobody to share with. */
function useSharedSketches({ session, state }: SurfaceProps<WhitechapelView>): Sketching | null {
  const { show } = useSpeaker()
  const failureText = useFailureText()
  const heard = channelFor(state, 'marks')
  const entries = heard?.entries
  const { view } = state
  const marks = usePart(sharing)
  const book = useMemo(
    () => marks?.bookOf(entries ?? [], seat => handOf(view, seat)) ?? EMPTY_BOOK,
    [marks, entries, view],
  )
  if (heard === null || !heard.mayConfer) return null
  const send = async ({ channel }: Heard, ...all: readonly Contribution[]) => {
    for (const what of all) {
      const sent = await session.confer(channel.id, what)
      if (!sent.ok) return show(failureText(sent.error), 'problem')
    }
  }
  const takeAway = (at?: NodeId) => {
    const numbers = marks?.entriesOn(heard.entries, at) ?? []
    const batches: Contribution[] = []
    for (let from = 0; from < numbers.length; from += MOST)
      batches.push({ kind: 'erase', entries: numbers.slice(from, from + MOST) })
    void send(heard, ...batches)
  }
  return {
    book,
    isShared: heard.hasCompany,
    add: (sketch, by) => {
      if (marks !== null) void send(heard, marks.contributionOf(sketch, by))
    },
    erase: takeAway,
    clear: () => takeAway(),
  }
}
