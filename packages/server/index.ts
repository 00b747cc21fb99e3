export { LIMITS, type Limits, NO_LIMITS } from './limits.ts'
export { DEFAULT_PORT, type Running, type ServeOptions, serve, untilStopped } from './serve.ts'
