import type { Way } from '../props.ts'

/** The pieces that films move, by name. A Wretched is known by the circle on which she ends. */
export function pieceOf(way: Way): string {
  switch (way.kind) {
    case 'police':
      return way.colour
    case 'alley':
      return JACK_PIECE
    case 'walk':
      return way.who === 'jack' ? JACK_PIECE : wretchedPiece(way.circles[way.circles.length - 1])
  }
}

export const JACK_PIECE = 'jack'

export function wretchedPiece(circle: number): string {
  return `wretched ${circle}`
}
