import { setTimeout as wait } from 'node:timers/promises'
import type { Fetch } from '../serve.ts'

/** More than a first start with the demo takes on a slow machine. */
const usualPatienceMs = 20_000

export type LateFetch = {
  readonly fetch: Fetch
  /** Pages are answered from now on. */
  become(app: Fetch): void
  /** All of it stands: readiness is the app's to tell. */
  stand(): void
}

/**
 * A port is known, and taken, before everything behind it is ready. Who opens a page waits for it; who asks whether this
 * process is ready is told that it starts, as is everybody when the start takes too long or is given up.
 */
export function lateFetch(givenUp: AbortSignal, patienceMs = usualPatienceMs): LateFetch {
  let app: Fetch | null = null
  let stands = false
  const there = Promise.withResolvers<void>()
  const whileStarting: Fetch = async (request, env) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/readyz') return starting()
    if (!app && pathname !== '/healthz') {
      const tooLong = wait(patienceMs, undefined, { signal: givenUp, ref: false }).catch(() => {})
      await Promise.race([there.promise, tooLong])
    }
    return app ? app(request, env) : starting()
  }
  return {
    fetch: (request, env) => (stands && app ? app : whileStarting)(request, env),
    become: (ready) => {
      app = ready
      there.resolve()
    },
    stand: () => {
      stands = true
    },
  }
}

const starting = (): Response =>
  Response.json(
    { status: 'starting' },
    {
      status: 503,
      headers: { 'retry-after': '1', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
    },
  )
