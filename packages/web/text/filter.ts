/** Whether every word of the filter occurs in the text, whatever its case. */
export function matches(text: string, filter: string): boolean {
  const folded = text.toLocaleLowerCase()
  return filter
    .toLocaleLowerCase()
    .split(/\s+/)
    .every(word => folded.includes(word))
}
