import '../../../jack-family/board/inks.css'
import '../inks.css'
import '../fixtures.css'
import type { Tile } from '@gaslight/mr-jack'
import { Medallion } from '../../../jack-family/board/Medallion.tsx'
import { Gate } from './Gate.tsx'
import { Lamp } from './Lamp.tsx'
import { Manhole } from './Manhole.tsx'

interface Sized {
  /** Width and height in CSS pixels. */
  readonly size: number
}

/** A gas lamp with its tile, or dark. */
export function LampIcon({ tile, size }: Sized & { readonly tile: Tile | null }) {
  return (
    <Medallion size={size} box="-32 -32 64 64">
      <Lamp tile={tile} isLast={false} />
    </Medallion>
  )
}

export function ManholeIcon({ covered, size }: Sized & { readonly covered: boolean }) {
  return (
    <Medallion size={size} box="-34 -34 68 68">
      <Manhole covered={covered} lit={covered} />
    </Medallion>
  )
}

/** An exit, open or under a cordon. */
export function GateIcon({ cordoned, size }: Sized & { readonly cordoned: boolean }) {
  return (
    <Medallion size={size} box="-33 -50 66 66">
      <Gate cordoned={cordoned} side="N" />
    </Medallion>
  )
}
