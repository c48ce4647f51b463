import type { DetailsLoad } from '@wasl/contracts/web/pay/details.contract'
import type { CoreApi } from '../core/core-client.ts'
import { unexpectedAnswer } from '../core/core-failure.ts'
import { toTransactionPage } from './details.translate.ts'
import { locate } from './load-pay-page.ts'

/** S1 §7: the details and the actions of one transaction. */
export async function loadDetails(core: CoreApi, id: string): Promise<DetailsLoad> {
  const plugin = await locate(core, id)
  if (plugin === null) return { kind: 'notFound' }
  const params = { plugin, id }
  const [details, actions] = await Promise.all([
    core.pay.transactionDetails({ params }),
    core.pay.transactionActions({ params }),
  ])
  if (isMissing(details) || isMissing(actions)) return { kind: 'notFound' }
  if (details.status !== 200) throw unexpectedAnswer(details)
  if (actions.status !== 200) throw unexpectedAnswer(actions)
  // Nobody has signed in on a payer's page: these are what a payer shares.
  const shared = actions.body.filter((action) => 'data' in action)
  return { kind: 'details', page: toTransactionPage(details.body, shared) }
}

const isMissing = <Answer extends { status: number }>(
  answer: Answer,
): answer is Extract<Answer, { status: 404 | 421 }> => answer.status === 404 || answer.status === 421
