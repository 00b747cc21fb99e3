import type { ReactNode } from 'react'

/** The frame of a title's small engraving. */
export function Vignette({ className, children }: { readonly className: string; readonly children: ReactNode }) {
  return (
    <svg
      className={className}
      viewBox="0 0 120 80"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}
