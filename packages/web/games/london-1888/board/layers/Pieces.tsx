import { LOCATIONS, type PlayerView } from '@gaslight/london-1888'
import { memo } from 'react'
import { moved } from '../../../../board-kit/path.ts'
import { type Standing, standingIn } from '../layout.ts'
import { Chip, type ChipKind } from '../pieces/Chips.tsx'
import { Blocker, Medal, Pawn, type PawnSigns } from '../pieces/Pawn.tsx'
import { locationRow, placeOf, siteOf } from '../places.ts'
import type { Overlay, Scene } from '../props.ts'
import { Fixed } from './Fixed.tsx'
import { keptIn, type Nodes } from './nodes.ts'

interface PawnsProps {
  readonly scene: Scene
  readonly jack: Overlay['jack']
  readonly own: Overlay['own']
  readonly emphasised: Overlay['emphasised']
  readonly nodes: Nodes
}

export const Pawns = memo(function Pawns({ scene, jack, own, emphasised, nodes }: PawnsProps) {
  const players = Object.entries(scene.players)
  return (
    <g className="ld-standing">
      {standingIn(scene).map(standing => {
        const [seat, player] = players.find(([, { character }]) => character === standing.pawn) ?? []
        const strong = emphasised?.some(character => character === standing.pawn) ?? false
        return (
          <Fixed key={standing.key} place={placeOf(standing.space)} by="token" node={keptIn(nodes, standing.key)}>
            <g
              transform={`${moved(standing.offset)} scale(${standing.scale})`}
              className={strong ? 'ld-emphasised' : undefined}
            >
              {player && seat !== undefined ? (
                <Pawn character={player.character} {...signsOf(player, Number(seat), scene, jack, own)} />
              ) : (
                <StandingBlocker pawn={standing.pawn} />
              )}
            </g>
          </Fixed>
        )
      })}
    </g>
  )
})

function StandingBlocker({ pawn }: Pick<Standing, 'pawn'>) {
  return pawn === 'police' || pawn === 'protester' ? <Blocker pawn={pawn} /> : null
}

function signsOf(
  player: PlayerView,
  seat: number,
  scene: Scene,
  jack: Overlay['jack'],
  own: Overlay['own'],
): PawnSigns {
  const { character } = player
  return {
    life: player.life,
    curfew: player.curfew === true,
    serving: player.serving !== undefined,
    absinthe: scene.holder === seat,
    turn: scene.turn === seat,
    shown: player.shown === true,
    jack: scene.unmasked === seat ? 'unmasked' : jack === character ? 'known' : 'no',
    side: player.side ?? 'none',
    own: own === character,
  }
}

/** Where the chips of a location end on the right, under its roof. */
const CHIPS = { x: 56, y: -43, apart: 23 }

/** The tokens that lie in the locations. */
export const Chips = memo(function Chips({ tokens }: Pick<Scene, 'tokens'>) {
  return LOCATIONS.map(location => {
    const { x, y } = locationRow(location)
    const { life = 0, weapon = 0, hidden = 0 } = tokens[location] ?? {}
    // All that lies face down in the Bank is SILVER (LD-18).
    const down = location === 'bank' ? { silver: hidden } : { hidden }
    const chips = (Object.entries({ life, weapon, ...down }) as [ChipKind, number][]).filter(([, n]) => n > 0)
    if (chips.length === 0) return null
    return (
      <Fixed key={location} place={{ x: x + CHIPS.x, y: y + CHIPS.y }} by="chip" className="ld-chips">
        {chips.map(([kind, count], i) => (
          <g key={kind} transform={`translate(0 ${i * CHIPS.apart})`}>
            <Chip kind={kind} count={count} />
          </g>
        ))}
      </Fixed>
    )
  })
})

const NUMERALS = ['I', 'II', 'III', 'IV', 'V']

/** The murders that have been discovered, numbered as they came. */
export const Murders = memo(function Murders({ events }: Pick<Scene, 'events'>) {
  return Object.entries(events)
    .toSorted(([a], [b]) => Number(a) - Number(b))
    .flatMap(([, event]) => siteOf(event) ?? [])
    .map((site, i) => (
      <Fixed key={site} place={placeOf(site)} by="coin" className="ld-murder">
        <circle className="ld-murder-under" r="17" />
        <circle className="ld-murder-ring" r="17" />
        <circle className="ld-murder-disc" r="11.5" />
        <text y="4.6">{NUMERALS[i]}</text>
      </Fixed>
    ))
})

/** The dead, under the title of the sheet. */
export const Fallen = memo(function Fallen({ players }: Pick<Scene, 'players'>) {
  return Object.values(players)
    .filter(({ at }) => at === undefined)
    .map(({ character, shown }, i) => (
      <g key={character} className="ld-fallen" transform={`translate(${44 + i * 17.5} ${618 + (i % 2) * 3})`}>
        <path d="M-8 14V-4A8 8 0 0 1 8-4V14ZM-10 14H10V16.5H-10Z" />
        <g transform="scale(.26) translate(0 12)">
          <Medal character={character} shown={shown === true} />
        </g>
      </g>
    ))
})
