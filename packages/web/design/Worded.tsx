import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import worded from './Worded.module.css'

export { worded }

/** What is said of something to fill in or to choose from. */
export interface Worded {
  readonly label: string
  readonly help?: ReactNode
}

export interface Choice<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly icon?: LucideIcon
}

/** What helps to fill it in, below it. */
export function Help({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  if (!children) return null
  return (
    <p id={id} className={worded.help}>
      {children}
    </p>
  )
}
