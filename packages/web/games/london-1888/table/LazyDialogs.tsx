import { lazy, Suspense, useRef } from 'react'
import type { DialogsProps } from './Dialogs.tsx'

const Dialogs = lazy(async () => ({ default: (await import('./Dialogs.tsx')).Dialogs }))

/** The table's dialogs, fetched when the first of them opens. They stay, so that closing one gives the focus back. */
export function LazyDialogs(props: DialogsProps) {
  const { table, reading, card } = props.desk
  const needed = useRef(false)
  needed.current ||= reading.keysOpen || reading.rule !== undefined || table.asked !== null || card !== null
  if (!needed.current) return null
  return (
    <Suspense fallback={null}>
      <Dialogs {...props} />
    </Suspense>
  )
}
