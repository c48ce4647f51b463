/**
 * The frames of the PostgreSQL wire protocol that the gate has to tell apart.
 * A frame is a type byte, a length that counts itself, and the rest; the first one a client sends has no type.
 * https://www.postgresql.org/docs/current/protocol-message-formats.html
 */
export const fromClient = {
  parse: 0x50,
  bind: 0x42,
  describe: 0x44,
  close: 0x43,
  query: 0x51,
  sync: 0x53,
  flush: 0x48,
  functionCall: 0x46,
  execute: 0x45,
  copyData: 0x64,
  copyDone: 0x63,
  copyFail: 0x66,
  terminate: 0x58,
} as const

export const fromServer = { readyForQuery: 0x5a, error: 0x45, notification: 0x41 } as const

/** A larger frame is not a query: PostgreSQL itself allows a message 1 GB. */
const LARGEST_FRAME = 1024 ** 3

/** Cuts a byte stream into whole frames. Each byte is copied at most twice, however the stream is sliced. */
export class FrameSplitter {
  #typeBytes: 0 | 1
  #pending: Buffer[] = []
  #pendingBytes = 0
  #neededBytes = 0

  constructor(first: 'startup' | 'typed') {
    this.#typeBytes = first === 'startup' ? 0 : 1
  }

  push(bytes: Uint8Array): void {
    this.#pending.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    this.#pendingBytes += bytes.byteLength
  }

  /** The next whole frame, or null until more bytes are pushed. */
  next(): Buffer | null {
    const headerBytes = this.#typeBytes + 4
    if (this.#pendingBytes < Math.max(this.#neededBytes, headerBytes)) return null
    const bytes = this.#joined()
    const frameBytes = this.#typeBytes + bytes.readUInt32BE(this.#typeBytes)
    if (frameBytes < headerBytes || frameBytes > LARGEST_FRAME) throw new Error('not a PostgreSQL frame')
    this.#neededBytes = frameBytes
    if (bytes.length < frameBytes) return null
    this.#keep(bytes.subarray(frameBytes))
    this.#typeBytes = 1
    return bytes.subarray(0, frameBytes)
  }

  #joined(): Buffer {
    const [first] = this.#pending
    const bytes = this.#pending.length === 1 && first ? first : Buffer.concat(this.#pending)
    this.#pending = [bytes]
    return bytes
  }

  #keep(rest: Buffer): void {
    this.#pending = rest.length > 0 ? [rest] : []
    this.#pendingBytes = rest.length
    this.#neededBytes = 0
  }
}

export function frame(type: number, body: Uint8Array): Buffer {
  const bytes = Buffer.alloc(5 + body.length)
  bytes[0] = type
  bytes.writeInt32BE(4 + body.length, 1)
  bytes.set(body, 5)
  return bytes
}

export const queryFrame = (sql: string): Buffer => frame(fromClient.query, Buffer.from(`${sql}\0`))

export const syncFrame = (): Buffer => frame(fromClient.sync, Buffer.alloc(0))

export const closeStatementFrame = (name: string): Buffer =>
  frame(fromClient.close, Buffer.from(`S${name}\0`))

/** Tells a client that the server ends its session, as PostgreSQL does. */
export const fatalFrame = (sqlState: string, message: string): Buffer =>
  frame(fromServer.error, Buffer.from(`SFATAL\0VFATAL\0C${sqlState}\0M${message}\0\0`))

export const messageOf = (error: Buffer): string => /\0M([^\0]*)\0/.exec(error.toString('utf8', 5))?.[1] ?? ''

/** True for the errors after which the server's session no longer exists. */
export const isFatal = (error: Buffer): boolean => /\0V(FATAL|PANIC)\0/.test(error.toString('latin1', 5))
