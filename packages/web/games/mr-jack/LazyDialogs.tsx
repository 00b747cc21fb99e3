import { lazy, Suspense, useRef } from 'react'
import type { TableDialogsProps } from './TableDialogs.tsx'

const TableDialogs = lazy(async () => ({ default: (await import('./TableDialogs.tsx')).TableDialogs }))

/** The table's dialogs, fetched when the first of them opens. They stay, so that closing one gives the focus back. */
export function LazyDialogs(props: TableDialogsProps) {
  const needed = useRef(false)
  needed.current ||= props.keysOpen || props.rule !== undefined || props.table.accusing !== null
  if (!needed.current) return null
  return (
    <Suspense fallback={null}>
      <TableDialogs {...props} />
    </Suspense>
  )
}
