import { webContract } from '@wasl/contracts/web'
import { initClient, tsRestFetchApi, type ApiFetcher } from '@ts-rest/core'
import { config } from 'zod/mini'
import { readable } from './readable.ts'
import { withRetries } from './retry.ts'

// The policy of our pages refuses code made from text, and asking for it is already reported.
config({ jitless: true })

/** Reads, what replaces what stands there, and keyed posts may be sent again; everything else goes out once. */
const fetchWithRetries: ApiFetcher = async (request) => {
  const mayRepeat = repeatable.has(request.method) || 'idempotency-key' in request.headers
  const send = () => tsRestFetchApi(request)
  return readable(await (mayRepeat ? withRetries(send) : send()))
}

const repeatable = new Set(['GET', 'PATCH'])

/** The web contract's client. Loaded when a page first asks for something, never for the first paint. */
export const client = initClient(webContract, {
  baseUrl: '',
  baseHeaders: { 'x-requested-by': 'app', 'accept-language': () => document.documentElement.lang },
  throwOnUnknownStatus: true,
  validateResponse: true,
  api: fetchWithRetries,
})

export type WebClient = typeof client
