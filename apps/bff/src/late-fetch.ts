import { setTimeout as wait } from 'node:timers/promises'
import type { Fetch } from './serve.ts'

/** More than a first start with the demo takes on a slow machine. */
const usualPatienceMs = 20_000

/**
 * A port is known, and taken, before everything behind it is ready. Who opens a page waits for it; who asks whether this
 * process is ready is told that it starts, as is everybody when the start takes too long or is given up.
 */
export function lateFetch(
  givenUp: AbortSignal,
  patienceMs = usualPatienceMs,
): { fetch: Fetch; become(app: Fetch): void } {
  let app: Fetch | null = null
  const there = Promise.withResolvers<void>()
  const whenThere: Fetch = async (request, env) => {
    if (!isProbe(request)) {
      const tooLong = wait(patienceMs, undefined, { signal: givenUp, ref: false }).catch(() => {})
      await Promise.race([there.promise, tooLong])
    }
    return app ? app(request, env) : starting()
  }
  return {
    fetch: (request, env) => (app ?? whenThere)(request, env),
    become: (ready) => {
      app = ready
      there.resolve()
    },
  }
}

const isProbe = ({ url }: Request): boolean => /^\/(healthz|readyz)$/.test(new URL(url).pathname)

const starting = (): Response =>
  Response.json(
    { status: 'starting' },
    {
      status: 503,
      headers: { 'retry-after': '1', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
    },
  )
