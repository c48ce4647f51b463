import type { Handlers } from '@wasl/contracts/server'
import type { webContract } from '@wasl/contracts/web'
import type { BffEnv } from './bff-env.ts'
import { unexpectedAnswer } from './core-failure.ts'

/** Message key → compiled message, as the web build wrote it. */
export type CompiledMessages = Readonly<Record<string, unknown>>

/** The compiled Arabic of the web app, with the merchant's own wording (plain text) in front. */
export const messageHandlers = (arabic: CompiledMessages): Handlers<typeof webContract.i18n, BffEnv> => ({
  arabic: async (_request, c) => {
    const got = await c.get('core').pay.arabicTranslations()
    switch (got.status) {
      case 200:
        return { status: 200, body: { ...arabic, ...got.body } }
      case 400:
      case 413:
      case 415:
      case 421:
      case 429:
        throw unexpectedAnswer(got)
    }
  },
})
