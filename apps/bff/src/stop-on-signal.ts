import type { Log } from './log.ts'

/** Ctrl-C and a supervisor's SIGTERM end what is under way; a second signal does not wait for it. */
export function stopOnSignal(stop: () => Promise<void>, log: Log): void {
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(1)
      isStopping = true
      log.info({ signal }, 'stopping')
      void stop().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'did not stop cleanly')
          process.exit(1)
        },
      )
    })
  }
}
