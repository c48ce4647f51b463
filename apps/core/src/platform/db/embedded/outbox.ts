import type { MessagePort } from 'node:worker_threads'
import { postBytes } from './port-messages.ts'
import { SendWindow } from './window.ts'

/** A post per chunk of the engine (8 KB) is slow, one per result needs the result twice. */
const POST_BYTES = 256 * 1024

/** Answers on their way to one connection. */
export class Outbox {
  readonly #port: MessagePort
  readonly #window = new SendWindow()
  #frames: Uint8Array[] = []
  #bytes = 0

  constructor(port: MessagePort) {
    this.#port = port
  }

  add(frame: Uint8Array): void {
    this.#frames.push(frame)
    this.#bytes += frame.byteLength
    if (this.#bytes >= POST_BYTES) this.flush()
  }

  flush(): void {
    if (this.#bytes === 0) return
    this.#window.sent(postBytes(this.#port, this.#frames))
    this.#frames = []
    this.#bytes = 0
  }

  /** The client has read so many bytes. */
  received(bytes: number): void {
    this.#window.received(bytes)
  }

  /** Resolves when the client keeps up again. */
  drained(): Promise<void> {
    return new Promise((resolve) => this.#window.whenOpen(resolve))
  }

  close(): void {
    this.#window.abandon()
    this.#port.close()
  }
}
