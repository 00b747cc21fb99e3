import { EXITS, type SpaceId } from '@gaslight/mr-jack-new-york'
import { memo } from 'react'
import { corners } from '../../../../board-kit/hex.ts'
import { moved, polygon } from '../../../../board-kit/path.ts'
import { HexMark, type Mark, MarkSign } from '../../../jack-family/board/Marks.tsx'
import { Ring } from '../../../jack-family/board/Ring.tsx'
import { SEAWARD } from '../art/ferries.ts'
import { layOf } from '../film.ts'
import { PAIR_RIM } from '../pieces/Barrier.tsx'
import { placeOf } from '../places.ts'
import type { Overlay, Scene, Target } from '../props.ts'

const HEX = polygon(corners({ x: 0, y: 0 }, 2.4))

/** The marks on the ground. */
export const GroundMarks = memo(function GroundMarks({
  scene,
  spaces,
}: {
  readonly scene: Scene
  readonly spaces: Overlay['spaces']
}) {
  const standing = Object.values(scene.characters).map(({ at }) => at)
  const occupied = new Set([...standing, ...Object.keys(scene.tiles), ...scene.steamers, scene.informant.at])
  return Object.entries(spaces ?? {}).map(([space, mark]) => (
    <g key={space} transform={moved(placeOf(space))}>
      <HexMark mark={mark} occupied={occupied.has(space) && scene.tiles[space] !== 'entrance'} />
    </g>
  ))
})

/** Investigation tiles that can be lifted, or the one that is. */
export const PairMarks = memo(function PairMarks({ pairs }: { readonly pairs: Overlay['pairs'] }) {
  return (pairs ?? []).map(({ pair, mark }) => {
    const { at, degrees } = layOf(pair)
    return (
      <g key={pair.join(' ')} className={`mj-mark mj-mark-${mark}`} transform={`${moved(at)} rotate(${degrees})`}>
        <path className="mj-mark-under" d={PAIR_RIM} />
        <path className="mj-mark-hex" d={PAIR_RIM} />
      </g>
    )
  })
})

const ARROW = 'M0-25V-56M-10-46L0-57L10-46'
const CHEVRONS = 'M-8-31L0-38L8-31M-8-41L0-48L8-41'

/** The ways out: which are open now, and those by which one may leave. */
export const Exits = memo(function Exits({
  open,
  spaces,
}: {
  readonly open: Overlay['open']
  readonly spaces: Overlay['spaces']
}) {
  return EXITS.map(exit => {
    const leaving = spaces?.[exit] === 'leave'
    if (!leaving && !open?.includes(exit)) return null
    return (
      <g key={exit} className={leaving ? 'ny-exit ny-leave' : 'ny-exit'} transform={moved(placeOf(exit))}>
        <g transform={`rotate(${SEAWARD[exit] ?? 0})`}>
          <path className="ny-exit-under" d={leaving ? ARROW : CHEVRONS} />
          <path className="ny-exit-way" d={leaving ? ARROW : CHEVRONS} />
        </g>
      </g>
    )
  })
})

/** The signs of marks on what is no character: above the Informant and the Steamers. */
export const Signs = memo(function Signs({
  scene,
  spaces,
}: {
  readonly scene: Scene
  readonly spaces: Overlay['spaces']
}) {
  const { at } = scene.informant
  const mark: Mark | undefined = at === undefined ? undefined : spaces?.[at]
  return at !== undefined && mark ? (
    <g transform={moved(placeOf(at))}>
      <MarkSign mark={mark} />
    </g>
  ) : null
})

/** What a previewed power changes: spaces won and lost to a move, ways out that open or shut. */
export const Changes = memo(function Changes({ changes }: { readonly changes: Overlay['changes'] }) {
  if (!changes) return null
  return (
    <>
      {changes.gained.map(space => (
        <Change key={space} place={space} won sign="M-5 0H5M0-5V5" />
      ))}
      {changes.lost.map(space => (
        <Change key={space} place={space} won={false} sign="M-5 0H5" />
      ))}
      {changes.opened.map(exit => (
        <Change key={exit} place={exit} won sign="M-5 0L-1.5 4L5.5-4.5" />
      ))}
      {changes.shut.map(exit => (
        <Change key={exit} place={exit} won={false} sign="M-4.5-4.5L4.5 4.5M4.5-4.5L-4.5 4.5" />
      ))}
    </>
  )
})

const SMALL = polygon(corners({ x: 0, y: 0 }, 6.5))

function Change({ place, won, sign }: { readonly place: SpaceId; readonly won: boolean; readonly sign: string }) {
  return (
    <g className={won ? 'ny-change ny-won' : 'ny-change ny-lost'} transform={moved(placeOf(place))}>
      <path className="ny-change-rim" d={SMALL} />
      <g transform="translate(-22 -18)">
        <circle className="ny-change-disc" r="10" />
        <path className="ny-change-sign" d={sign} />
      </g>
    </g>
  )
}

/** What the pointer or the keyboard is on. */
export function Pointed({ target, focused }: { readonly target: Target; readonly focused: boolean }) {
  switch (target.kind) {
    case 'space':
      return <Ring focused={focused} d={HEX} transform={moved(placeOf(target.space))} />
    case 'pair': {
      const { at, degrees } = layOf(target.pair)
      return <Ring focused={focused} d={PAIR_RIM} transform={`${moved(at)} rotate(${degrees})`} />
    }
  }
}
