import { demand, demandSame, type Property } from './property.ts'
import { fromDocument } from './state.ts'

export function hashIsRecomputed(): Property {
  return {
    name: 'the hash is that of the position rebuilt from its document and of the game replayed',
    rate: 0.02,
    ends: 0.1,
    check({ game, start, position, history }) {
      const hash = String(position.hash())
      demandSame(hash, String(fromDocument(game, position).hash()), () => 'rebuilt from its document, the hash differs')
      const replayed = start.clone()
      for (const decision of history) replayed.apply(decision)
      demandSame(hash, String(replayed.hash()), () => 'replayed, the hash differs')
    },
  }
}

export function hashSeparates(): Property {
  const seen = new Map<string, string>()
  return {
    name: 'positions of the same set-up with the same hash have the same turn and legal list',
    rate: 0.05,
    ends: 0.1,
    check({ position, legal, setUp }) {
      const key = `${setUp} ${position.hash()}`
      const print = `${JSON.stringify(position.turn())} ${legal}`
      const other = seen.get(key)
      demand(
        other === undefined || other === print,
        () => `hash ${position.hash()} is shared by\n  ${print.slice(0, 120)}\n  ${other?.slice(0, 120)}`,
      )
      seen.set(key, print)
    },
  }
}
