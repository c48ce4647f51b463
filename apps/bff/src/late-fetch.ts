import type { Fetch } from './serve.ts'

/** Answers 503 until the app is there: a port is known, and taken, before everything behind it is ready. */
export function lateFetch(): { fetch: Fetch; become(app: Fetch): void } {
  let app: Fetch | null = null
  return {
    fetch: (request, env) => (app ? app(request, env) : starting()),
    become: (ready) => {
      app = ready
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
