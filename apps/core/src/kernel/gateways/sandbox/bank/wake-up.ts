import type { Register } from './register.ts'

/** Runs `task` after `ms`. The returned function cancels it. */
export type Wake = (ms: number, task: () => void) => () => void

/** A timer that does not keep the process alive. */
export const wakeByTimer: Wake = (ms, task) => {
  const timer = setTimeout(task, Math.min(ms, longestMs)).unref()
  return () => clearTimeout(timer)
}

const longestMs = 2 ** 31 - 1

/** One timer, set for the bank's next due work. */
export function createWakeUp({ register, wake, runDue }: WakeUpDeps): { arm(): void; stop(): void } {
  let takeBack: (() => void) | null = null
  let isStopped = false
  const stop = (): void => {
    takeBack?.()
    takeBack = null
  }
  return {
    arm() {
      stop()
      const due = nextDue(register)
      if (due === null || isStopped) return
      takeBack = wake(Math.max(soonestMs, due - register.now().getTime()), () => {
        // If the book cannot be written, the bank stops its own work; requests to it fail too.
        runDue().catch(stop)
      })
    },
    stop() {
      isStopped = true
      stop()
    },
  }
}

type WakeUpDeps = { register: Register; wake: Wake; runDue: () => Promise<void> }

/** Overdue work is already running, or waits for its session. */
const soonestMs = 250

function nextDue(register: Register): number | null {
  const times = register
    .busy()
    .flatMap((session) => [
      ...(session.pending?.dueAt && !session.outcome ? [session.pending.dueAt] : []),
      ...[...session.callbacks.values()].map(({ dueAt }) => dueAt),
      ...[...session.operations.values()].flatMap(({ state, dueAt }) =>
        state === 'queued' && dueAt ? [dueAt] : [],
      ),
    ])
  return times.length > 0 ? Math.min(...times.map((time) => new Date(time).getTime())) : null
}
