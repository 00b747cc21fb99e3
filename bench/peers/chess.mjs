// chessops: random full games of chess with complete lists of legal moves. Prints {"gamesPerSecond", "pliesPerSecond"}.
import { Chess } from 'chessops/chess'

const seconds = Number(process.argv[2] ?? 3)
let word = 2463534242
function below(n) {
  word ^= word << 13
  word ^= word >>> 17
  word ^= word << 5
  return (word >>> 0) % n
}

let games = 0
let plies = 0
const from = performance.now()
while (performance.now() - from < seconds * 1000) {
  const position = Chess.default()
  for (let n = 0; n < 400 && !position.isEnd(); n++) {
    const moves = []
    for (const [start, ends] of position.allDests()) for (const end of ends) moves.push({ from: start, to: end })
    if (moves.length === 0) break
    position.play(moves[below(moves.length)])
    plies++
  }
  games++
}
const elapsed = (performance.now() - from) / 1000
console.log(JSON.stringify({ gamesPerSecond: games / elapsed, pliesPerSecond: plies / elapsed }))
