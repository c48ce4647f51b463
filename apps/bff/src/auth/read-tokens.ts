import type { TokenPair } from '@wasl/contracts/core/auth/tokens.contract'
import type { z } from 'zod'
import type { CoreApi } from '../core/core-client.ts'
import { unexpectedAnswer } from '../core/core-failure.ts'
import type { Renew, Tokens } from '../platform/staff-sessions.ts'

export const tokensOf = (pair: z.infer<typeof TokenPair>): Tokens => ({
  access: pair.access,
  refresh: pair.refresh,
  accessUntil: pair.access_expires,
  endsAt: pair.session_ends,
})

/** Asked without any rights but the refresh token's own. */
export const renewBy =
  (core: CoreApi): Renew =>
  async (refresh) => {
    const got = await core.signIn.refresh({ body: { refresh } })
    switch (got.status) {
      case 200:
        return tokensOf(got.body)
      case 401:
        return null
      case 400:
      case 413:
      case 415:
      case 421:
      case 429:
      case 503:
        throw unexpectedAnswer(got)
    }
  }
