import { reach } from '@gaslight/london-1888'
import { useMemo } from 'react'
import type { Table } from '../table/useTable.ts'

const NOWHERE: { readonly [space: string]: number } = {}

/** Where the walk of the looker's turn can end now, with its steps. */
export function useReach({ position, composing }: Pick<Table, 'position' | 'composing'>): typeof NOWHERE {
  return useMemo(
    () => (position === null || composing?.mode !== 'walk' ? NOWHERE : reach(position)),
    [position, composing?.mode],
  )
}
