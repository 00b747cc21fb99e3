// A boardgame.io server in memory, on loopback, with a game of 200 counters. Tells its parent its port.
console.info = () => {}
const { Server, Origins } = require('boardgame.io/server')

const game = {
  name: 'counters',
  setup: () => ({ n: 0, secret: { x: 1 }, cells: Array(200).fill(0) }),
  playerView: ({ G }) => ({ ...G, secret: undefined }),
  disableUndo: true,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    go: ({ G }, i) => {
      G.cells[i % 200]++
      G.n++
    },
  },
}

async function main() {
  const server = Server({ games: [game], origins: [Origins.LOCALHOST] })
  const { appServer } = await server.run({ port: 0 })
  process.send(appServer.address().port)
  process.on('disconnect', () => process.exit(0))
}

void main()
