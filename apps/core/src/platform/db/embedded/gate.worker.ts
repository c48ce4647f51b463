import { parentPort, workerData } from 'node:worker_threads'
import { openEngine } from './engine.ts'
import { createGate } from './gate.ts'
import type { GateOptions, GateReply, GateRequest } from './port-messages.ts'

/** The only thread that opens the data folder. A statement holds it until it ends, and the heartbeat with it. */
const HEARTBEAT_MS = 200

if (!parentPort) throw new Error('gate.worker.ts runs as a worker thread')
const parent = parentPort
const { dataDir, template, leaseMs, heartbeat } = workerData as GateOptions // put there by supervisor.ts

const engine = await openEngine(dataDir, template)
const gate = createGate({ engine, leaseMs, onSessionLost })
setInterval(() => Atomics.add(heartbeat, 0, 1), HEARTBEAT_MS)

parent.on('message', async (request: GateRequest) => {
  switch (request.kind) {
    case 'connect':
      return gate.accept(request.port)
    case 'stop':
      await gate.close()
      return process.exit(0)
  }
})
tell({ kind: 'ready' })

function onSessionLost(reason: string): never {
  tell({ kind: 'lost', reason })
  process.exit(1)
}

function tell(reply: GateReply): void {
  parent.postMessage(reply, [])
}
