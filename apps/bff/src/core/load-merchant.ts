import type { NextRules } from '@wasl/domain/next-target'
import type { CoreApi } from './core-client.ts'
import { CoreFailure, unexpectedAnswer } from './core-failure.ts'
import type { MerchantOfHost } from './known-merchants.ts'

/** The merchant of the request's host. A host that is nobody's is a failure: there is no page to show. */
export const loadMerchant = (core: CoreApi): Promise<MerchantOfHost> => core.merchant.load(askMerchant)

async function askMerchant({ pay }: Pick<CoreApi, 'pay'>): Promise<MerchantOfHost> {
  const got = await pay.merchantDetails()
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
