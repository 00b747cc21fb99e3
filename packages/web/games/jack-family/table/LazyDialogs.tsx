import { lazy, Suspense, useRef } from 'react'
import type { JackTypes } from '../title.ts'
import type { TableDialogs as Dialogs, TableDialogsProps } from './TableDialogs.tsx'

const TableDialogs = lazy(async () => ({
  default: (await import('./TableDialogs.tsx')).TableDialogs,
})) as unknown as typeof Dialogs

/** The table's dialogs, fetched when the first of them opens. They stay, so that closing one gives the focus back. */
export function LazyDialogs<T extends JackTypes>(props: TableDialogsProps<T>) {
  const { table, reading } = props.desk
  const needed = useRef(false)
  needed.current ||= reading.keysOpen || reading.rule !== undefined || table.accusing !== null
  if (!needed.current) return null
  return (
    <Suspense fallback={null}>
      <TableDialogs {...props} />
    </Suspense>
  )
}
