import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { Problem } from '../values/web.ts'

/** Message key → compiled ICU message (formatjs AST, or a plain string), with the merchant's own texts. */
export const i18nContract = initContract().router(
  {
    arabic: {
      method: 'GET',
      path: '/messages/ar',
      responses: { 200: z.record(z.string(), z.unknown()) },
    },
  },
  { strictStatusCodes: true, commonResponses: { 429: Problem, 500: Problem, 502: Problem } },
)
