import '../inks.css'
import '../fixtures.css'
import '../icons.css'
import type { Tile } from '@gaslight/mr-jack'
import type { ReactNode } from 'react'
import { Gate } from './Gate.tsx'
import { Lamp } from './Lamp.tsx'
import { Manhole } from './Manhole.tsx'

interface Sized {
  /** Width and height in CSS pixels. */
  readonly size: number
}

/** Small pictures of the board's pieces for cards and lists; the page says in words what they are. */
function Picture({ size, box, children }: Sized & { readonly box: string; readonly children: ReactNode }) {
  return (
    <svg className="mj-medallion" width={size} height={size} viewBox={box} aria-hidden="true">
      {children}
    </svg>
  )
}

/** A gas lamp with its tile, or dark. */
export function LampIcon({ tile, size }: Sized & { readonly tile: Tile | null }) {
  return (
    <Picture size={size} box="-32 -32 64 64">
      <Lamp tile={tile} isLast={false} />
    </Picture>
  )
}

export function ManholeIcon({ covered, size }: Sized & { readonly covered: boolean }) {
  return (
    <Picture size={size} box="-34 -34 68 68">
      <Manhole covered={covered} lit={covered} />
    </Picture>
  )
}

/** An exit, open or under a cordon. */
export function GateIcon({ cordoned, size }: Sized & { readonly cordoned: boolean }) {
  return (
    <Picture size={size} box="-33 -50 66 66">
      <Gate cordoned={cordoned} side="N" />
    </Picture>
  )
}
