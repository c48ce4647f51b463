import { isSecured, type TransactionState } from '@wasl/domain/states'
import type { BillRow } from './pay.store.ts'
import type { PayString } from '../kernel/requests/pay.strings.ts'
import { payText } from '../kernel/requests/pay-words.ts'

/** Why a request cannot be paid, as a code for programs. */
export const closedCode = (state: TransactionState): string => (isSecured(state) ? 'already_paid' : state)

/** The same for people. A merchant says in their own words why a request is invalid. */
export function closedText(state: TransactionState, said?: Said): { en: string; ar: string } {
  const text = payText(wordOf(state))
  if (state !== 'invalid') return text
  return { en: said?.invalidMessageEn || text.en, ar: said?.invalidMessageAr || text.ar }
}

type Said = Pick<BillRow['transaction'], 'invalidMessageEn' | 'invalidMessageAr'>

function wordOf(state: TransactionState): PayString {
  if (isSecured(state)) return 'pay.alreadyPaid'
  switch (state) {
    case 'expired':
      return 'pay.expired'
    case 'canceled':
      return 'pay.canceled'
    case 'failed':
      return 'pay.failed'
    default:
      return 'pay.invalid'
  }
}
