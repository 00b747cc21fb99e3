import { shopPriceIn } from '@gaslight/london-1888'
import type { Table } from '../table/useTable.ts'
import type { Act } from './acts.ts'
import own from './ShutActs.module.css'
import { useReasons } from './useReasons.ts'

interface ShutActsProps {
  readonly table: Table
  readonly acts: readonly Act[]
  onRule(rule: string): void
}

/** What cannot be done now, with the reason and its rule. */
export function ShutActs({ table, acts, onRule }: ShutActsProps) {
  const { words, scene } = table
  const reasons = useReasons(table, acts)
  return (
    <ul className={own.shut} aria-label={words.page('act.shut')}>
      {acts.map(({ id }) => {
        const why = reasons[id]
        return (
          <li key={id}>
            <b>{words.page(`act.${id}`, { pounds: shopPriceIn(scene) })}</b> {why?.text}{' '}
            {why !== undefined && (
              <button type="button" className={own.rule} onClick={() => onRule(why.rule)}>
                {why.rule}
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
