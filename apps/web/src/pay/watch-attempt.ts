import type { AttemptLoad } from '@wasl/contracts/web/pay.contract'

/** What the result page knows while it asks the bank: `over` once it no longer asks by itself. */
export type Watch = { load: AttemptLoad; isAsking: boolean; isOver: boolean; askedAt: string | null }

type Sockets = {
  check: () => Promise<AttemptLoad>
  wait: (ms: number) => Promise<void>
  /** Milliseconds that only go forward. */
  elapsed: () => number
  onChange: (watch: Watch) => void
  signal: AbortSignal
}

const firstPauseMs = 1_000
const longestPauseMs = 5_000
const patienceMs = 60_000

export const isWaiting = (load: AttemptLoad): boolean =>
  load.kind === 'attempt' && load.attempt.view === 'waiting'

/** reliability.md B.3: asks after 1 s, then ever more slowly up to every 5 s, for a minute. */
export async function watchAttempt(first: Watch, sockets: Sockets): Promise<void> {
  const { wait, elapsed, onChange, signal } = sockets
  const end = elapsed() + patienceMs
  let watch = first
  for (let pause = firstPauseMs; isWaiting(watch.load); pause = Math.min(pause + 1_000, longestPauseMs)) {
    await wait(pause)
    if (signal.aborted) return
    onChange({ ...watch, isAsking: true })
    watch = await askOnce(watch, sockets)
    if (signal.aborted) return
    const isOver = elapsed() >= end
    watch = { ...watch, isOver: watch.isOver || isOver }
    onChange(watch)
    if (isOver) return
  }
}

/** An answer that does not come says nothing about the payment: the last one stays. */
export async function askOnce(watch: Watch, { check }: Pick<Sockets, 'check'>): Promise<Watch> {
  try {
    const load = await check()
    return { ...watch, load, isAsking: false, askedAt: askedAtOf(load) }
  } catch {
    return { ...watch, isAsking: false }
  }
}

const askedAtOf = (load: AttemptLoad): string | null =>
  load.kind === 'attempt' ? load.attempt.serverNow : null
