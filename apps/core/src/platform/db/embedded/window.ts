/** How far a sender may run ahead of its reader before it has to wait. */
const WINDOW_BYTES = 1024 ** 2

/** Reading is acknowledged in steps, so that a small query costs no message of its own. */
const RECEIPT_BYTES = 64 * 1024

/** The sender's half of back-pressure over a message port, which has none of its own. */
export class SendWindow {
  #unreadBytes = 0
  #waiting: (() => void)[] = []

  sent(bytes: number): void {
    this.#unreadBytes += bytes
  }

  received(bytes: number): void {
    this.#unreadBytes -= bytes
    if (this.#isOpen()) this.abandon()
  }

  /** Calls back at once, or as soon as the reader has caught up. */
  whenOpen(proceed: () => void): void {
    if (this.#isOpen()) proceed()
    else this.#waiting.push(proceed)
  }

  /** The reader is gone, so it is not needed any more. */
  abandon(): void {
    const waiting = this.#waiting
    this.#waiting = []
    for (const proceed of waiting) proceed()
  }

  #isOpen(): boolean {
    return this.#unreadBytes < WINDOW_BYTES
  }
}

/** The reader's half. */
export class Receipts {
  readonly #acknowledge: (bytes: number) => void
  #bytes = 0

  constructor(acknowledge: (bytes: number) => void) {
    this.#acknowledge = acknowledge
  }

  read(bytes: number): void {
    this.#bytes += bytes
    if (this.#bytes < RECEIPT_BYTES) return
    this.#acknowledge(this.#bytes)
    this.#bytes = 0
  }
}
