import type { Paint, Style } from './paint.ts'

/** A picture of single characters, each with its style. */
export class Grid {
  private readonly signs: string[][]
  private readonly styles: Style[][]

  constructor(width: number, height: number) {
    this.signs = Array.from({ length: height }, () => new Array<string>(width).fill(' '))
    this.styles = Array.from({ length: height }, () => new Array<Style>(width).fill({}))
  }

  /** Writes over what was there; what lies outside is cut off. */
  put(x: number, y: number, text: string, style: Style): void {
    for (const [i, sign] of [...text].entries()) {
      if (this.signs[y]?.[x + i] === undefined) continue
      this.signs[y][x + i] = sign
      this.styles[y][x + i] = style
    }
  }

  /** Writes over what was there and keeps its ground. */
  over(x: number, y: number, text: string, style: Style): void {
    for (const [i, sign] of [...text].entries()) {
      const below = this.styles[y]?.[x + i]
      if (below !== undefined) this.put(x + i, y, sign, { ...below, ...style })
    }
  }

  /** Writes a sign into the blanks of a run, and keeps their ground. */
  fill(x: number, y: number, width: number, sign: string, style: Style): void {
    for (let i = x; i < x + width; i++) if (this.signs[y]?.[i] === ' ') this.over(i, y, sign, style)
  }

  lines(paint: Paint): string[] {
    return this.signs.map((row, y) => {
      let line = ''
      for (let from = 0; from < row.length; ) {
        let to = from + 1
        while (to < row.length && this.styles[y][to] === this.styles[y][from]) to++
        line += paint(row.slice(from, to).join(''), this.styles[y][from])
        from = to
      }
      return line.trimEnd()
    })
  }
}
