import type { Drawn } from './sketch.ts'

/** What a sketch has drawn. An ink is filled by its colour; its class may say otherwise. */
export function Paths({ of, prefix }: { readonly of: readonly Drawn[]; readonly prefix: string }) {
  return of.map(({ ink, d }, i) => {
    const name = `${prefix}-${ink}`
    return <path key={`${ink} ${i}`} className={name} fill={`var(--${name})`} d={d} />
  })
}
