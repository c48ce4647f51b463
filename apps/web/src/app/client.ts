import { webContract } from '@wasl/contracts/web'
import { initClient } from '@ts-rest/core'

/** The web contract's client. Loaded when a page first asks for something, never for the first paint. */
export const client = initClient(webContract, {
  baseUrl: '',
  baseHeaders: { 'x-requested-by': 'app' },
  throwOnUnknownStatus: true,
})
