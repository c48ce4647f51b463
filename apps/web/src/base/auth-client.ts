import { authContract } from '@wasl/contracts/web/auth.contract'
import { initClient, initContract, tsRestFetchApi } from '@ts-rest/core'
import { config } from 'zod/mini'
import { readable } from './readable.ts'

// The policy of our pages refuses code made from text, and asking for it is already reported.
config({ jitless: true })

/** This part of the web contract alone: the pages of signing in carry nothing of the dashboard. Nothing is sent twice. */
export const authClient = initClient(initContract().router({ auth: authContract }, { pathPrefix: '/bff' }), {
  baseUrl: '',
  baseHeaders: { 'x-requested-by': 'app', 'accept-language': () => document.documentElement.lang },
  throwOnUnknownStatus: true,
  validateResponse: true,
  api: async (request) => readable(await tsRestFetchApi(request)),
}).auth

export type AuthClient = typeof authClient
