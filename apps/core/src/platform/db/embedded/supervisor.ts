import { Worker } from 'node:worker_threads'
import type { DatabaseLog } from '../database-log.ts'
import type { GateOptions, GateReply, GateRequest } from './port-messages.ts'
import { restartDelayMs } from './restart-delay.ts'

const LOOK_MS = 250

type Watch = {
  heartbeat: Int32Array<SharedArrayBuffer>
  /** The longest a single batch may hold the session. */
  hardLimitMs: number
  onStuck: () => void
}

/**
 * The embedded engine obeys neither statement_timeout nor cancel, so a statement without end is ended with its
 * thread. Counts looks, not time: a main thread that was busy itself is no proof against the worker.
 */
function watchHeartbeat({ heartbeat, hardLimitMs, onStuck }: Watch): { stop(): void } {
  let last = Atomics.load(heartbeat, 0)
  let missed = 0
  const timer = setInterval(() => {
    const beat = Atomics.load(heartbeat, 0)
    missed = beat === last ? missed + 1 : 0
    last = beat
    if (missed * LOOK_MS < hardLimitMs) return
    clearInterval(timer)
    onStuck()
  }, LOOK_MS)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}

/** Longer than a checkpoint takes; after it the database ends as after a kill, which it survives. */
const STOP_MS = 5_000

/** A worker that served so long did not fail because of how it was started. */
const SETTLED_MS = 10_000

export type Supervised = {
  /** The worker that serves now, or the next one that will. Rejects once stopped. */
  ready(): Promise<Worker>
  stop(): Promise<void>
}

type Supervision = Omit<GateOptions, 'heartbeat'> & { hardLimitMs: number; log: DatabaseLog }

/** Keeps one gate worker running. A first start that fails is the caller's to know; later ones are repeated. */
export async function superviseGate({ hardLimitMs, log, ...options }: Supervision): Promise<Supervised> {
  let failures = 0
  let stopping = false
  let worker: Worker
  let current = start()
  await current

  async function start(): Promise<Worker> {
    const heartbeat = new Int32Array(new SharedArrayBuffer(4))
    const workerData: GateOptions = { ...options, heartbeat }
    const started = new Worker(new URL('./gate.worker.ts', import.meta.url), { workerData, execArgv: [] })
    worker = started
    started.setMaxListeners(0) // one per connection
    await untilReady(started)
    const readyAt = performance.now()
    const onStuck = (): void => {
      log.error({ hardLimitMs }, 'the embedded database is stuck in a statement: ending it')
      void started.terminate()
    }
    const watchdog = watchHeartbeat({ heartbeat, hardLimitMs, onStuck })
    started.on('message', (reply: GateReply) => {
      if (reply.kind === 'lost') log.error({ reason: reply.reason }, 'the embedded database lost its session')
    })
    started.on('error', (error) => log.error({ err: error }, 'the embedded database failed'))
    started.once('exit', () => {
      watchdog.stop()
      if (!stopping) restart(performance.now() - readyAt)
    })
    return started
  }

  function restart(livedMs: number): void {
    failures = livedMs > SETTLED_MS ? 1 : failures + 1
    current = startAgain()
    current.catch(() => {}) // ready() reports it
  }

  async function startAgain(): Promise<Worker> {
    for (;;) {
      const delayMs = restartDelayMs(failures)
      log.warn({ delayMs }, 'restarting the embedded database')
      await new Promise((resolve) => setTimeout(resolve, delayMs))
      if (stopping) throw new Error('the embedded database is stopped')
      try {
        return await start()
      } catch (error) {
        failures += 1
        log.error({ err: error }, 'the embedded database did not open')
      }
    }
  }

  async function stop(): Promise<void> {
    stopping = true
    const last = worker
    const exited = new Promise((resolve) => last.once('exit', resolve))
    if (last.threadId === -1) return
    const request: GateRequest = { kind: 'stop' }
    last.postMessage(request, [])
    const deadline = setTimeout(() => void last.terminate(), STOP_MS)
    await exited
    clearTimeout(deadline)
  }

  return { ready: () => current, stop }
}

function untilReady(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    const onExit = (): void => reject(new Error('the embedded database ended while it opened'))
    worker.once('error', reject)
    worker.once('exit', onExit)
    worker.once('message', (reply: GateReply) => {
      worker.off('error', reject)
      worker.off('exit', onExit)
      if (reply.kind === 'ready') resolve()
    })
  })
}
