/** Work in the background. Only the shutdown waits for it. Each task handles its own errors. */
export type Background = { run(work: () => Promise<void>): void; idle(): Promise<void> }

export function createBackground(): Background {
  const running = new Set<Promise<void>>()
  return {
    run(work) {
      const piece: Promise<void> = work().finally(() => running.delete(piece))
      running.add(piece)
    },
    async idle() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
