// boardgame.io's own yardstick: its reducer taking a move that does nothing. Prints {"movesPerSecond": n}.
const { InitializeGame, CreateGameReducer } = require('boardgame.io/internal')

const seconds = Number(process.argv[2] ?? 3)
const game = { name: 'noop', moves: { stand: ({ G }) => G }, endIf: () => false, disableUndo: true }
const reducer = CreateGameReducer({ game })
const state = InitializeGame({ game })
const action = { type: 'MAKE_MOVE', payload: { type: 'stand', args: [], playerID: '0' } }

for (let i = 0; i < 2000; i++) reducer(state, action)
const from = performance.now()
let moves = 0
while (performance.now() - from < seconds * 1000) {
  for (let i = 0; i < 100; i++) reducer(state, action)
  moves += 100
}
console.log(JSON.stringify({ movesPerSecond: moves / ((performance.now() - from) / 1000) }))
