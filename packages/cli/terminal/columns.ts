/** How wide a text is drawn, its colours not counted. */
export function widthOf(text: string): number {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are control sequences
  const bare = text.replace(/\u001b\[[\d;]*m/g, '')
  let width = 0
  for (const sign of bare)
    width += /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60]/.test(sign) ? 2 : 1
  return width
}

export function pad(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)))
}

/** Items in columns, read downwards, as many as fit. */
export function inColumns(items: readonly string[], width: number): string[] {
  const widest = Math.max(1, ...items.map(widthOf)) + 2
  const columns = Math.max(1, Math.floor((width + 2) / widest))
  const rows = Math.ceil(items.length / columns)
  return Array.from({ length: rows }, (_, row) =>
    items
      .filter((_, i) => i % rows === row)
      .map(item => pad(item, widest))
      .join('')
      .trimEnd(),
  )
}

/** Two blocks of lines side by side where the terminal is wide enough, else one below the other. */
export function beside(left: readonly string[], right: readonly string[], width: number): string[] {
  const leftWidth = Math.max(...left.map(widthOf)) + 2
  if (leftWidth + Math.max(...right.map(widthOf)) > width) return [...left, ...right]
  return Array.from({ length: Math.max(left.length, right.length) }, (_, i) =>
    `${pad(left[i] ?? '', leftWidth)}${right[i] ?? ''}`.trimEnd(),
  )
}

/** Lines of at most `width`, broken at blanks; the blanks in front are kept, and those after the first are indented. */
export function wrap(text: string, width: number, indent = ''): string[] {
  const [front] = /^ */.exec(text) ?? ['']
  const lines: string[] = []
  let line = ''
  for (const word of text.trimStart().split(/(?<=\S) /)) {
    const start = lines.length === 0 ? front : indent
    if (line === '') line = start + word
    else if (widthOf(line) + 1 + widthOf(word) > width) {
      lines.push(line.trimEnd())
      line = indent + word.trimStart()
    } else line = `${line} ${word}`
  }
  return [...lines, line]
}

/** Items one after the other, each on one line as a whole. */
export function flow(items: readonly string[], width: number): string[] {
  const lines: string[] = []
  for (const item of items) {
    const last = lines.at(-1)
    if (last !== undefined && widthOf(last) + 3 + widthOf(item) <= width) lines[lines.length - 1] = `${last}   ${item}`
    else lines.push(item)
  }
  return lines
}
