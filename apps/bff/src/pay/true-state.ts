import type { CoreApi } from '../core-client.ts'
import { loadMerchant, nextRulesOf } from '../load-merchant.ts'
import { loadPayPage } from './load-pay-page.ts'

/** Where a second press of one form belongs: to the bank while the payment is open there, else (null) to the page. */
export async function trueState(
  core: CoreApi,
  { id, led, ownOrigin }: { id: string; led: Promise<string | null> | null; ownOrigin: string },
): Promise<string | null> {
  const url = await led
  if (!url) return null
  const rules = loadMerchant(core).then((merchant) => nextRulesOf(merchant, ownOrigin))
  const load = await loadPayPage(core, id, rules)
  return load.kind === 'payable' && load.page.liveAttemptId !== null ? url : null
}
