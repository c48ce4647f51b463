import type { AttemptLoad } from '@wasl/contracts/web/pay.contract'

/** What the result page knows while it asks the bank: `over` once it no longer asks by itself. */
export type Watch = { load: AttemptLoad; isAsking: boolean; isOver: boolean; askedAt: string | null }

/** What is shown now, for all who ask: an answer is weighed against it when it comes, not when it was asked for. */
export type Shown = { current: () => Watch; change: (watch: Watch) => void }

type Sockets = Shown & {
  check: () => Promise<AttemptLoad>
  wait: (ms: number) => Promise<void>
  /** Milliseconds that only go forward. */
  elapsed: () => number
  signal: AbortSignal
}

const firstPauseMs = 1_000
const longestPauseMs = 5_000
const patienceMs = 60_000

export const isWaiting = (load: AttemptLoad): boolean =>
  load.kind === 'attempt' && load.attempt.view === 'waiting'

/** reliability B.3: asks after 1 s, then ever more slowly up to every 5 s, for a minute. */
export async function watchAttempt(sockets: Sockets): Promise<void> {
  const { current, change, wait, elapsed, signal } = sockets
  const end = elapsed() + patienceMs
  const isDone = () => signal.aborted || !isWaiting(current().load)
  for (let pause = firstPauseMs; !isDone(); pause = Math.min(pause + 1_000, longestPauseMs)) {
    await wait(pause)
    if (isDone()) return
    await askOnce(sockets)
    if (signal.aborted) return
    if (elapsed() >= end) return change({ ...current(), isOver: true })
  }
}

/** An answer that does not come says nothing about the payment: the last one stays. */
export async function askOnce({ check, current, change }: Shown & Pick<Sockets, 'check'>): Promise<void> {
  change({ ...current(), isAsking: true })
  const load = await check().catch(() => null)
  const shown = { ...current(), isAsking: false }
  change(load && !isOutrun(load, shown.load) ? { ...shown, load, askedAt: askedAtOf(load) } : shown)
}

/**
 * Answers overtake each other on a slow line: an older one, or one that still waits, takes back nothing. S1 §8's not-found
 * is of the load: what is shown was found, so that a later one is a server that broke.
 */
function isOutrun(load: AttemptLoad, shown: AttemptLoad): boolean {
  if (load.kind === 'notFound') return true
  if (isWaiting(load) && !isWaiting(shown)) return true
  const [came, stands] = [askedAtOf(load), askedAtOf(shown)]
  return came !== null && stands !== null && Date.parse(came) < Date.parse(stands)
}

const askedAtOf = (load: AttemptLoad): string | null =>
  load.kind === 'attempt' ? load.attempt.serverNow : null
