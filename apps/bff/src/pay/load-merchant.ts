import type { MerchantDetails } from '@wasl/contracts/core/pay.contract'
import type { NextRules } from '@wasl/domain/next-target'
import type { z } from 'zod'
import type { CoreApi } from '../core-client.ts'
import { CoreFailure, unexpectedAnswer } from '../core-failure.ts'

export type MerchantOfHost = z.infer<typeof MerchantDetails>

/** The merchant of the request's host. A host that is nobody's is a failure: there is no page to show. */
export async function loadMerchant(core: CoreApi): Promise<MerchantOfHost> {
  const got = await core.pay.merchantDetails()
  switch (got.status) {
    case 200:
      return got.body
    case 404:
    case 421:
      throw new CoreFailure('no merchant has this host', { status: 421 })
    case 400:
    case 413:
    case 415:
    case 429:
      throw unexpectedAnswer(got)
  }
}

export const nextRulesOf = (merchant: MerchantOfHost, ownOrigin: string): NextRules => ({
  redirectOrigins: merchant.redirect_origins,
  ownOrigin,
})
