// boardgame.io's server under matches of two clients each, closed loop: a client sends its move when it has seen the
// last one. Arguments: matches, seconds, which pass once to warm up and once to measure. Prints {"movesPerSecond", "p50", "p99"}, times in milliseconds.
const { fork } = require('node:child_process')
const { join } = require('node:path')
const { io } = require('socket.io-client')

const matches = Number(process.argv[2] ?? 50)
const seconds = Number(process.argv[3] ?? 8)
const server = fork(join(__dirname, 'server.cjs'), { silent: true })

server.once('message', async port => {
  const times = []
  let stopped = false
  const running = Array.from({ length: matches }, (_, i) => play(port, `m${i}`, times, () => stopped))
  await sleep(seconds * 1000)
  times.length = 0
  const from = performance.now()
  await sleep(seconds * 1000)
  const elapsed = (performance.now() - from) / 1000
  const seen = times.slice().sort((a, b) => a - b)
  stopped = true
  await Promise.race([Promise.all(running), sleep(2000)])
  const quantile = q => seen[Math.min(seen.length - 1, Math.floor(seen.length * q))]
  console.log(JSON.stringify({ movesPerSecond: seen.length / elapsed, p50: quantile(0.5), p99: quantile(0.99) }))
  server.disconnect()
  process.exit(0)
})

function play(port, match, times, isStopped) {
  return new Promise(done => {
    const options = { transports: ['websocket'], forceNew: true }
    const sockets = [io(`http://127.0.0.1:${port}/counters`, options), io(`http://127.0.0.1:${port}/counters`, options)]
    let stateID = -1
    let player = '0'
    let synced = 0
    let sent = 0
    const send = () => {
      if (isStopped()) {
        for (const socket of sockets) socket.close()
        done()
        return
      }
      sent = performance.now()
      const payload = { type: 'go', args: [stateID], playerID: player }
      sockets[Number(player)].emit('update', { type: 'MAKE_MOVE', payload }, stateID, match, player)
    }
    for (const [seat, socket] of sockets.entries()) {
      socket.on('connect', () => socket.emit('sync', match, String(seat), undefined, 2))
      socket.on('sync', (_, { state }) => {
        stateID = state._stateID
        player = state.ctx.currentPlayer
        if (++synced === 2) send()
      })
      socket.on('update', (_, state) => {
        if (seat !== 0) return
        times.push(performance.now() - sent)
        stateID = state._stateID
        player = state.ctx.currentPlayer
        send()
      })
    }
  })
}

function sleep(ms) {
  return new Promise(done => setTimeout(done, ms))
}
