/**
 * A mixture over the rows of a matrix game that nobody can do much better against, by regret matching; `value[row][column]`
 * is what the rows' player gets. Both sides learn at once, and the average of what the first one played is returned.
 */
export function matched(value: readonly (readonly number[])[], rounds: number): number[] {
  const rows = value.length
  const columns = value[0].length
  const regrets = { row: new Float64Array(rows), column: new Float64Array(columns) }
  const sum = new Float64Array(rows)
  const row = new Float64Array(rows)
  const column = new Float64Array(columns)
  for (let round = 0; round < rounds; round++) {
    mixInto(row, regrets.row)
    mixInto(column, regrets.column)
    let worth = 0
    const byRow = value.map(cells => cells.reduce((total, cell, j) => total + cell * column[j], 0))
    for (let i = 0; i < rows; i++) {
      worth += row[i] * byRow[i]
      sum[i] += row[i]
    }
    for (let i = 0; i < rows; i++) regrets.row[i] = Math.max(0, regrets.row[i] + byRow[i] - worth)
    for (let j = 0; j < columns; j++) {
      let lost = 0
      for (let i = 0; i < rows; i++) lost += row[i] * value[i][j]
      regrets.column[j] = Math.max(0, regrets.column[j] + worth - lost)
    }
  }
  return Array.from(sum, weight => weight / rounds)
}

function mixInto(mix: Float64Array, regret: Float64Array): void {
  const total = regret.reduce((a, b) => a + b, 0)
  for (let i = 0; i < mix.length; i++) mix[i] = total > 0 ? regret[i] / total : 1 / mix.length
}
