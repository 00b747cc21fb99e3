/** Red, green, blue, 0 to 255. */
export type Colour = readonly [number, number, number]

export interface Style {
  readonly ink?: Colour
  readonly ground?: Colour
  readonly bold?: boolean
}

/** Colours a text for a terminal, or leaves it plain. */
export interface Paint {
  (text: string, style: Style): string
  /** Whether colours show at all; where they do not, signs have to say everything. */
  readonly coloured: boolean
}

/** `depth` in bits, as `tty.WriteStream.getColorDepth` counts: below 8 nothing is coloured. */
export function paintFor(depth: number): Paint {
  if (depth < 8) return Object.assign((text: string) => text, { coloured: false })
  const code = depth >= 24 ? ([r, g, b]: Colour) => `2;${r};${g};${b}` : (colour: Colour) => `5;${cube(colour)}`
  const paint = (text: string, { ink, ground, bold }: Style) => {
    const codes = [
      ...(bold ? ['1'] : []),
      ...(ink === undefined ? [] : [`38;${code(ink)}`]),
      ...(ground === undefined ? [] : [`48;${code(ground)}`]),
    ]
    return codes.length === 0 ? text : `\u001b[${codes.join(';')}m${text}\u001b[0m`
  }
  return Object.assign(paint, { coloured: true })
}

export const plain = paintFor(1)

/** The nearest colour of the 6 x 6 x 6 cube or the grey ramp of a terminal of 256 colours. */
function cube([r, g, b]: Colour): number {
  const spread = Math.max(r, g, b) - Math.min(r, g, b)
  if (spread < 12) return r < 8 ? 16 : r > 247 ? 231 : 232 + Math.round(((r - 8) / 239) * 23)
  const level = (value: number) => (value < 48 ? 0 : value < 115 ? 1 : Math.min(5, Math.round((value - 35) / 40)))
  return 16 + 36 * level(r) + 6 * level(g) + level(b)
}
