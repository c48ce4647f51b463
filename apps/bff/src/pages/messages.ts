import type { Handlers } from '@wasl/contracts/server'
import type { webContract } from '@wasl/contracts/web'
import type { BffEnv } from '../bff-env.ts'
import { unexpectedAnswer } from '../core/core-failure.ts'

/** Message key → compiled message: the Arabic of the pages that ask for it, with the merchant's own wording in front. */
export type ArabicWith = (overrides: Readonly<Record<string, string>>) => Readonly<Record<string, unknown>>

export const messageHandlers = (arabicWith: ArabicWith): Handlers<typeof webContract.i18n, BffEnv> => ({
  arabic: async (_request, c) => {
    const got = await c.get('core').pay.arabicTranslations()
    switch (got.status) {
      case 200:
        return { status: 200, body: arabicWith(got.body) }
      case 400:
      case 413:
      case 415:
      case 421:
      case 429:
        throw unexpectedAnswer(got)
    }
  },
})
