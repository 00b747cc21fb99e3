import type { Drawn } from './sketch.ts'

/** What a sketch has drawn, one path for each ink; the class of an ink is its name after the board's `prefix`. */
export function Paths({ of, prefix }: { readonly of: readonly Drawn[]; readonly prefix: string }) {
  return of.map(({ ink, d }) => <path key={ink} className={`${prefix}-${ink}`} d={d} />)
}
