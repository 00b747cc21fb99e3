/** Where something stands on a map of characters. */
export interface Spot {
  readonly x: number
  readonly y: number
}

/** A character is about twice as high as it is wide. */
const RATIO = 2

/** A map of characters on which everything finds room of its own, as near to where it is as there is some. */
export class Sheet {
  readonly width: number
  readonly height: number
  private readonly frame: { readonly width: number; readonly height: number }
  private readonly taken = new Set<string>()

  /** `frame` is the size of the board that the map of so many columns shows. */
  constructor(width: number, frame: { readonly width: number; readonly height: number }) {
    this.width = width
    this.height = Math.round((width * frame.height) / frame.width / RATIO)
    this.frame = frame
  }

  /** Takes the free run of so many characters that is nearest to being centred on a point of the board; its start. */
  place({ x, y }: Spot, length: number): Spot {
    const left = Math.round((x / this.frame.width) * (this.width - 1)) - Math.floor(length / 2)
    const row = Math.round((y / this.frame.height) * (this.height - 1))
    const best = this.nearest({ x: left, y: row }, length)
    if (best === null) throw new Error(`a map of ${this.width} columns has no room for everything`)
    for (let i = 0; i < length; i++) this.taken.add(`${best.x + i} ${best.y}`)
    return best
  }

  private nearest(at: Spot, length: number): Spot | null {
    let best: Spot | null = null
    let far = Number.POSITIVE_INFINITY
    for (let y = 0; y < this.height; y++)
      for (let x = 0; x + length <= this.width; x++) {
        const distance = Math.hypot(x - at.x, (y - at.y) * RATIO)
        if (distance >= far || !this.isFree(x, y, length)) continue
        best = { x, y }
        far = distance
      }
    return best
  }

  private isFree(x: number, y: number, length: number): boolean {
    for (let i = 0; i < length; i++) if (this.taken.has(`${x + i} ${y}`)) return false
    return true
  }
}
