import { MessageChannel, type MessagePort, type Worker } from 'node:worker_threads'
import type { DatabaseLog } from '../database-log.ts'
import type { GateRequest } from './port-messages.ts'
import { PortStream } from './port-stream.ts'
import { superviseGate } from './supervisor.ts'

type EmbeddedOptions = {
  /** A folder, or `memory://` for a database that ends with the process. */
  dataDir: string
  template?: string
  hardLimitMs?: number
  leaseMs?: number
  log: DatabaseLog
}

export type Embedded = {
  /** Settings for `pg`: each connection is a stream into the gate. */
  poolConfig: { user: string; database: string; ssl: false; stream: () => PortStream }
  stop(): Promise<void>
}

/** Opens the embedded database behind a gate that speaks PostgreSQL's protocol. */
export async function openEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { dataDir, template = null, hardLimitMs = 10_000, leaseMs = 15_000, log } = options
  const gate = await superviseGate({ dataDir, template, hardLimitMs, leaseMs, log })

  async function connect(): Promise<MessagePort> {
    for (;;) {
      const port = await offerConnection(await gate.ready())
      if (port) return port
    }
  }

  return {
    poolConfig: { user: 'postgres', database: 'postgres', ssl: false, stream: () => new PortStream(connect) },
    stop: () => gate.stop(),
  }
}

/** Gives the worker one end of a channel; null when the worker ended before it took it. */
function offerConnection(worker: Worker): Promise<MessagePort | null> {
  if (worker.threadId === -1) return Promise.resolve(null)
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    const onExit = (): void => {
      port1.close()
      resolve(null)
    }
    worker.once('exit', onExit)
    port1.once('message', () => {
      worker.off('exit', onExit)
      resolve(port1)
    })
    const request: GateRequest = { kind: 'connect', port: port2 }
    worker.postMessage(request, [port2])
  })
}
