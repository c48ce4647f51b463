import { Duplex } from 'node:stream'
import type { MessagePort } from 'node:worker_threads'
import { postBytes, type PortMessage } from './port-messages.ts'
import { Receipts, SendWindow } from './window.ts'

type Callback = (error?: Error | null) => void

/** A connection to the gate that looks to `pg` like a socket. */
export class PortStream extends Duplex {
  readonly #open: () => Promise<MessagePort>
  readonly #window = new SendWindow()
  readonly #receipts = new Receipts((bytes) => this.#port?.postMessage(bytes))
  #port: MessagePort | null = null
  #unread: Uint8Array[] = []
  #wanted = true
  #remoteClosed = false
  #referenced = true

  constructor(open: () => Promise<MessagePort>) {
    super()
    this.#open = open
  }

  connect(): this {
    void this.#connect()
    return this
  }

  async #connect(): Promise<void> {
    try {
      const port = await this.#open()
      if (this.destroyed) return port.close()
      this.#port = port
      port.on('message', (message: PortMessage) => this.#receive(message))
      port.on('close', () => this.#closedByGate())
      if (!this.#referenced) port.unref()
      this.emit('connect')
    } catch (error) {
      this.destroy(error instanceof Error ? error : new Error(String(error)))
    }
  }

  #receive(message: PortMessage): void {
    if (typeof message === 'number') return this.#window.received(message)
    this.#unread.push(message)
    this.#deliver()
  }

  #closedByGate(): void {
    this.#remoteClosed = true
    this.#window.abandon()
    this.#deliver()
  }

  #deliver(): void {
    while (this.#wanted) {
      const chunk = this.#unread.shift()
      if (!chunk) break
      this.#wanted = this.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength))
      this.#receipts.read(chunk.byteLength)
    }
    if (!this.#remoteClosed || this.#unread.length > 0 || this.readableEnded) return
    this.push(null)
    this.end()
  }

  override _read(): void {
    this.#wanted = true
    if (this.#unread.length > 0) this.#deliver()
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: Callback): void {
    this.#post([chunk], done)
  }

  override _writev(chunks: { chunk: Buffer }[], done: Callback): void {
    const buffers = chunks.map(({ chunk }) => chunk)
    this.#post(buffers, done)
  }

  #post(chunks: readonly Buffer[], done: Callback): void {
    if (!this.#port || this.#remoteClosed) return done(brokenPipe())
    this.#window.sent(postBytes(this.#port, chunks))
    this.#window.whenOpen(() => done())
  }

  override _final(done: Callback): void {
    this.#port?.close()
    done()
  }

  override _destroy(error: Error | null, done: Callback): void {
    this.#port?.close()
    this.#window.abandon()
    done(error)
  }

  setNoDelay(): this {
    return this
  }

  setKeepAlive(): this {
    return this
  }

  ref(): this {
    this.#referenced = true
    this.#port?.ref()
    return this
  }

  unref(): this {
    this.#referenced = false
    this.#port?.unref()
    return this
  }
}

/** The code a socket would give: `pg` ignores it while it says goodbye. */
const brokenPipe = (): Error =>
  Object.assign(new Error('the embedded database closed the connection'), { code: 'EPIPE' })
