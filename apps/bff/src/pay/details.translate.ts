import type { TransactionAction, TransactionDetails } from '@wasl/contracts/core/pay.contract'
import type { ShareAction, TransactionPage } from '@wasl/contracts/web/pay/details.contract'
import { qrBorder } from '@wasl/domain/qr-border'
import type { z } from 'zod'
import { toUnit } from '../core/merchant.translate.ts'
import { toFields, toHeader } from './pay.translate.ts'

type Details = z.infer<typeof TransactionDetails>
type Actions = z.infer<typeof TransactionAction>[]

export function toTransactionPage(details: Details, actions: Actions): TransactionPage {
  return {
    transactionId: details.id,
    state: details.state,
    border: qrBorder(details.state),
    rows: details.details && toFields(details.details),
    qrCode: picture(details.qr_code),
    payUrl: details.pay_url,
    unresolvedAttemptId: details.unresolved?.attempt_id ?? null,
    amount: { amount: details.amount, currency: details.currency },
    unit: toUnit(details.unit_details),
    header: toHeader(details),
    actions: actions.map(toAction),
  }
}

const toAction = ({ value, display_name, icon, data }: Actions[number]): ShareAction => ({
  value,
  name: display_name,
  icon,
  message: { en: data.message_en, ar: data.message_ar },
  phone: data.phone,
  email: data.email,
})

/** The one kind of address a page shows as its QR code: a picture that is all there. */
const picture = (text: string | null): string | null =>
  text?.startsWith('data:image/svg+xml;') ? text : null
