import { whenOnline } from './when-online.ts'

/** What a request may be sent again for: no answer at all, or one that says "not now". */
export type Answer = { status: number; headers: Headers }

type Options = {
  /** Jitter between 0 and 1. */
  random: () => number
  wait: (ms: number) => Promise<void>
  /** Resolves at once with a connection, else when it returns. */
  online: () => Promise<void>
}

const inBrowser: Options = {
  random: Math.random,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  online: whenOnline,
}

const tries = 3
const longestSilenceMs = 10_000
const notNow = new Set([429, 502, 503, 504])

/** reliability F: 3 tries, 0.5 to 8 s with jitter, honouring Retry-After, waiting while there is no connection. */
export async function withRetries<Got extends Answer>(
  send: () => Promise<Got>,
  options = inBrowser,
): Promise<Got> {
  for (let attempt = 1; ; attempt++) {
    await options.online()
    try {
      const answer = await send()
      if (attempt === tries || !isWorthRepeating(answer)) return answer
      await options.wait(pauseMs(attempt, options.random(), answer.headers.get('retry-after')))
    } catch (error) {
      if (attempt === tries || isAbort(error)) throw error
      await options.wait(pauseMs(attempt, options.random(), null))
    }
  }
}

/** 409 with Retry-After: the same press is still under way on the server. Whoever must wait long is told so instead. */
function isWorthRepeating({ status, headers }: Answer): boolean {
  const asked = headers.get('retry-after')
  if (Number(asked ?? 0) * 1_000 > longestSilenceMs) return false
  return notNow.has(status) || (status === 409 && asked !== null)
}

function pauseMs(attempt: number, random: number, retryAfter: string | null): number {
  const asked = Number(retryAfter ?? Number.NaN) * 1_000
  const own = Math.min(8_000, 500 * 2 ** attempt * (0.5 + random))
  return Number.isFinite(asked) ? Math.max(asked, own) : own
}

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'
