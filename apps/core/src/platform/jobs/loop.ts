export type Loop = { stop(): Promise<void> }

/** One round after the other, `everyMs` apart; stopping waits for the round under way. */
export function startLoop(
  round: () => Promise<unknown>,
  { everyMs, log }: { everyMs: number; log: { error(fields: object, message: string): void } },
): Loop {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let running = Promise.resolve()
  const turn = async (): Promise<void> => {
    try {
      await round()
    } catch (err) {
      log.error({ err }, 'a round of work in the background failed')
    }
    if (!isStopped) plan()
  }
  const plan = (): void => {
    timer = setTimeout(() => (running = turn()), everyMs)
    timer.unref()
  }
  plan()
  return {
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
