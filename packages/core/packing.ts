import type { Decision } from './decision.ts'

/** What no legal decision is. */
export const NO_DECISION = 0 as Decision

/** How a game packs its decisions: a code of `kinds`, 1 to 31, in the upper 5 bits, its payload in the lower 27. */
export function packing<Name extends string, Code extends number>(kinds: { readonly [name in Name]: Code }) {
  const names: Name[] = []
  for (const name of Object.keys(kinds) as Name[]) names[kinds[name]] = name

  function pack(kind: Code, payload: number): Decision {
    return ((kind << 27) | payload) as Decision
  }

  return {
    pack,
    kindOf: (decision: number): Code => (decision >>> 27) as Code,
    payloadOf: (decision: number): number => decision & 0x7ffffff,
    /** The name of a decision's kind. */
    nameOf: (decision: number): Name => names[decision >>> 27],
    /** A number, and below it `bits` bits for a second one; `NO_DECISION` where one is negative: no such thing was found. */
    packFound: (kind: Code, first: number, second = 0, bits = 0): Decision =>
      first < 0 || second < 0 ? NO_DECISION : pack(kind, (first << bits) | second),
  }
}
