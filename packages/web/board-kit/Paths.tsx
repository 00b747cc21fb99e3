import type { Drawn } from './sketch.ts'

/** What a sketch has drawn, one path for each ink. An ink is filled by its colour; its class may say otherwise. */
export function Paths({ of, prefix }: { readonly of: readonly Drawn[]; readonly prefix: string }) {
  return of.map(({ ink, d }) => {
    const name = `${prefix}-${ink}`
    return <path key={ink} className={name} fill={`var(--${name})`} d={d} />
  })
}
