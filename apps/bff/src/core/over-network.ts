import type { CoreTransport } from './core-client.ts'

/** Longer than the core's own patience with a gateway, so that its answer is heard. */
const coreTimeoutMs = 20_000

/** A core elsewhere (`CORE_URL`). */
export const overNetwork = (baseUrl: string): CoreTransport => ({
  baseUrl,
  fetch: async (request) => {
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(new Error('the core takes too long')), coreTimeoutMs)
    timer.unref()
    const answer = await fetch(request, { signal: AbortSignal.any([request.signal, late.signal]) })
    // A file takes as long as its reader does.
    if (!answer.headers.get('content-type')?.startsWith('application/json')) clearTimeout(timer)
    return answer
  },
})
