import type { CoreApi } from '../core-client.ts'
import { unexpectedAnswer } from '../core-failure.ts'
import { isPublicId } from '../public-id.ts'
import { locate } from './load-pay-page.ts'

/** The transaction of `checkout/{session_id}`; the empty text is nobody's, and answered like an id that is not there. */
export async function transactionOfSession(core: CoreApi, sessionId: string): Promise<string> {
  if (!isPublicId(sessionId)) return ''
  const got = await core.checkout.session({ params: { id: sessionId } })
  switch (got.status) {
    case 200:
      return got.body.transaction_id
    case 404:
    case 421:
      return ''
    case 400:
    case 413:
    case 415:
    case 429:
      throw unexpectedAnswer(got)
  }
}

/** `spf/payment-options` shows shopify's transactions and no others. */
export async function shopifyTransaction(core: CoreApi, id: string): Promise<string> {
  if (!isPublicId(id)) return ''
  return (await locate(core, id)) === 'shopify' ? id : ''
}
