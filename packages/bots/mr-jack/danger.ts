import { exitInReach, type MrJackPosition, ORDINAL, pointsOf, reachedHexes, reachInto } from '@gaslight/mr-jack'

/** Which of these pieces could leave if they were Jack's and he activated them now, the Witness card aside. */
export function leavers(p: MrJackPosition, pieces: number): number {
  let able = 0
  for (let piece = 0; piece < 8; piece++) if (((pieces >> piece) & 1) !== 0 && leaves(p, piece)) able |= 1 << piece
  return able
}

function leaves(p: MrJackPosition, piece: number): boolean {
  const ordinal = p.who[piece]
  if (anyExit(p, piece, ordinal)) return true
  if (ordinal === ORDINAL.Lestrade) return anyCordonedExit(p, piece)
  if (ordinal === ORDINAL.Bert) return withAnotherManhole(p, piece)
  return false
}

function anyExit(p: MrJackPosition, piece: number, ordinal: number): boolean {
  for (let exit = 0; exit < 4; exit++) if (exitInReach(p, piece, ordinal, exit)) return true
  return false
}

/** Lestrade takes the cordon away and goes; the other tries are undone. */
function anyCordonedExit(p: MrJackPosition, piece: number): boolean {
  const { cordons } = p
  p.cordons = 0
  const able = anyExit(p, piece, ORDINAL.Lestrade)
  p.cordons = cordons
  return able
}

/** Bert lifts a cover first. */
function withAnotherManhole(p: MrJackPosition, piece: number): boolean {
  const { covers } = p
  const manholes = p.terrain.manholes.length
  let able = false
  for (let from = 0; from < manholes && !able; from++) {
    if (((covers >> from) & 1) === 0) continue
    for (let to = 0; to < manholes && !able; to++) {
      if (((covers >> to) & 1) !== 0) continue
      p.covers = covers ^ (1 << from) ^ (1 << to)
      able = anyExit(p, piece, ORDINAL.Bert)
    }
  }
  p.covers = covers
  return able
}

/** Which of these pieces could move onto `target`'s hex now. */
export function hunters(p: MrJackPosition, pieces: number, target: number): number {
  const hex = p.hexes[target]
  let able = 0
  for (let piece = 0; piece < 8; piece++) {
    if (((pieces >> piece) & 1) === 0 || piece === target) continue
    reachInto(p, piece, p.who[piece], pointsOf(p, piece, p.who[piece]))
    if (hex < 32 ? (reachedHexes[0] >> hex) & 1 : (reachedHexes[1] >> (hex - 32)) & 1) able |= 1 << piece
  }
  return able
}
