import type { LucideIcon } from 'lucide-react'

/** A drawn sign beside words; where it stands alone, the control around it carries the name. `size` in CSS pixels. */
export function Icon({ of: Drawing, size = 20 }: { readonly of: LucideIcon; readonly size?: number }) {
  return <Drawing size={size} strokeWidth={1.75} aria-hidden="true" focusable="false" />
}
