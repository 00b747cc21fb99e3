import './icons.css'
import type { ReactNode } from 'react'

interface MedallionProps {
  /** Width and height in CSS pixels. */
  readonly size: number
  readonly box: string
  readonly children: ReactNode
}

/** A small picture of a piece for cards and lists; beside it the page says in words what it is. */
export function Medallion({ size, box, children }: MedallionProps) {
  return (
    <svg
      className={size < 40 ? 'mj-medallion mj-small' : 'mj-medallion'}
      width={size}
      height={size}
      viewBox={box}
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}
