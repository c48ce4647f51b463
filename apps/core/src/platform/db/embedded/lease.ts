type Waiter<Holder> = { holder: Holder; granted: () => void }

/** Who may speak to the one session. Granted in the order asked; the holder may ask again. */
export class Lease<Holder> {
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
