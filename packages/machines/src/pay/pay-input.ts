import { baseAmount, payable, type PayPageContext } from './pay-context.ts'
import type { PayInput } from './pay-outcomes.ts'

/** What a press sends: of the chosen gateway, or of the wallet that has just agreed. */
export function payInput(context: PayPageContext): PayInput {
  const { transactionId, wallet, selected, amount, additionalPhone } = context
  const terms = {
    transactionId,
    // What was shown: a request that is over another amount by now is not paid unseen.
    amount: amount ?? (baseAmount(context) || null),
    additionalPhone,
    termsVersion: payable(context)?.page.terms?.version ?? null,
  }
  if (!wallet?.consent) return { ...terms, gatewayCode: selected ?? '' }
  return { ...terms, gatewayCode: wallet.gatewayCode, wallet: wallet.consent }
}
