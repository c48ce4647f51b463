import type { MessagePort, Transferable } from 'node:worker_threads'

/** What travels on a connection's port: bytes of the protocol, or how many of them the reader has taken. */
export type PortMessage = Uint8Array<ArrayBuffer> | number

/** What the main thread asks of the worker. */
export type GateRequest = { kind: 'connect'; port: MessagePort } | { kind: 'stop' }

export type GateReply = { kind: 'ready' } | { kind: 'lost'; reason: string }

export type GateOptions = {
  dataDir: string
  /** A dumped data folder to start from where there is none. */
  template: string | null
  /** How long a transaction may keep everybody waiting between two statements. */
  leaseMs: number
  /** Counts up while the worker is alive and not stuck in a statement. */
  heartbeat: Int32Array<SharedArrayBuffer>
}

/**
 * Posts a copy of the chunks, and gives that copy away. Never a view: cloning one clones the whole
 * pool behind it.
 */
export function postBytes(port: MessagePort, chunks: readonly Uint8Array[]): number {
  const length = chunks.reduce((sum, chunk) => sum + chunk.byteLength, 0)
  const bytes = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.byteLength
  }
  const given: Transferable[] = [bytes.buffer]
  port.postMessage(bytes, given)
  return length
}
