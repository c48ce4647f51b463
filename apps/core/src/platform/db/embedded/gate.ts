import type { MessagePort } from 'node:worker_threads'
import { Connection } from './connection.ts'
import type { Engine } from './engine.ts'
import { FrameSplitter, fatalFrame, fromServer, isFatal, messageOf, queryFrame, syncFrame } from './frames.ts'
import type { PortMessage } from './port-messages.ts'

type Waiter<Holder> = { holder: Holder; granted: () => void }

/** Who may speak to the one session. Granted in the order asked; the holder may ask again. */
class Lease<Holder> {
  #holder: Holder | null = null
  #waiters: Waiter<Holder>[] = []

  acquire(holder: Holder): Promise<void> {
    if (this.#holder === holder) return Promise.resolve()
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#waiters.push({ holder, granted: resolve })
    this.#grant()
    return promise
  }

  release(holder: Holder): void {
    if (this.#holder !== holder) return
    this.#holder = null
    this.#grant()
  }

  isHeldBy(holder: Holder): boolean {
    return this.#holder === holder
  }

  #grant(): void {
    if (this.#holder !== null) return
    const next = this.#waiters.shift()
    if (!next) return
    this.#holder = next.holder
    next.granted()
  }
}

const IDLE = 'I'.charCodeAt(0)

/** An empty receipt: the other end now knows that we listen. */
const ACCEPTED = 0

export type Gate = { accept(port: MessagePort): void; close(): Promise<void> }

type GateSettings = {
  engine: Engine
  /** How long a transaction may keep everybody waiting between two statements. */
  leaseMs: number
  /** The session is lost; the engine must not be called again. */
  onSessionLost: (reason: string) => never
}

/**
 * Lets many connections share one session, as PgBouncer's transaction mode does: a connection holds the
 * session for one batch, or until its transaction ends.
 */
export function createGate({ engine, leaseMs, onSessionLost }: GateSettings): Gate {
  const connections = new Set<Connection>()
  const lease = new Lease<Connection | 'closing'>()
  const serving = new Set<Connection>()
  const leaseTimers = new Map<Connection, NodeJS.Timeout>()
  let count = 0

  function accept(port: MessagePort): void {
    count += 1
    const connection = new Connection(count, port, engine.greeting)
    connections.add(connection)
    port.on('message', (message: PortMessage) => {
      if (typeof message === 'number') return connection.outbox.received(message)
      connection.receive(message)
      void serve(connection)
    })
    port.on('close', () => {
      connection.close()
      void serve(connection)
    })
    port.postMessage(ACCEPTED)
  }

  async function serve(connection: Connection): Promise<void> {
    if (serving.has(connection) || !connections.has(connection)) return
    serving.add(connection)
    try {
      while (connection.isOpen) {
        const batch = connection.nextBatch()
        if (!batch) break
        await answer(connection, batch)
      }
    } catch {
      connection.close()
    }
    if (!connection.isOpen) await takeLeave(connection)
    serving.delete(connection)
  }

  async function answer(connection: Connection, batch: Uint8Array): Promise<void> {
    await lease.acquire(connection)
    clearTimeout(leaseTimers.get(connection))
    if (!connection.isOpen) return
    const status = await run(batch, connection)
    connection.outbox.flush()
    if (status === IDLE) lease.release(connection)
    else limitLease(connection)
    await connection.outbox.drained()
  }

  function limitLease(connection: Connection): void {
    const timer = setTimeout(() => expel(connection), leaseMs)
    leaseTimers.set(connection, timer)
  }

  /** Runs the frames and returns what the session said last about its transaction, if it did. */
  async function run(frames: Uint8Array, asker: Connection | null): Promise<number | undefined> {
    const answers = new FrameSplitter('typed')
    let status: number | undefined
    const heed = (view: Uint8Array): void => {
      answers.push(new Uint8Array(view))
      for (let next = answers.next(); next; next = answers.next()) {
        if (next[0] === fromServer.notification) notifyAll(next, asker)
        else asker?.outbox.add(next)
        if (next[0] === fromServer.readyForQuery) status = next[5]
        if (next[0] === fromServer.error && isFatal(next)) loseSession(asker, messageOf(next))
      }
    }
    await engine.run(frames, heed).catch((error: unknown) => loseSession(asker, String(error)))
    return status
  }

  function notifyAll(notification: Buffer, asker: Connection | null): void {
    for (const connection of connections) {
      if (!connection.isGreeted || !connection.isOpen) continue
      connection.outbox.add(notification)
      if (connection !== asker) connection.outbox.flush()
    }
  }

  // After a fatal error the engine reports errors in an endless loop that swallows exceptions: leave it at once.
  function loseSession(asker: Connection | null, reason: string): never {
    asker?.outbox.flush()
    return onSessionLost(reason)
  }

  function expel(connection: Connection): void {
    connection.outbox.add(fatalFrame('25P03', 'terminating connection due to idle-in-transaction timeout'))
    connection.outbox.flush()
    connection.close()
    void serve(connection)
  }

  /** Leaves the session as if the connection had never been: no transaction, no statements. */
  async function takeLeave(connection: Connection): Promise<void> {
    connections.delete(connection)
    clearTimeout(leaseTimers.get(connection))
    leaseTimers.delete(connection)
    if (lease.isHeldBy(connection)) {
      await run(syncFrame(), null)
      if (engine.isInTransaction()) await run(queryFrame('ROLLBACK'), null)
    }
    if (!connection.statements.isEmpty) {
      await lease.acquire(connection)
      await run(connection.statements.closeAll(), null)
    }
    lease.release(connection)
  }

  async function close(): Promise<void> {
    await lease.acquire('closing')
    await engine.close()
  }

  return { accept, close }
}
