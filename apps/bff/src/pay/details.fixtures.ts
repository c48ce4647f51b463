import type { TransactionAction, TransactionDetails } from '@wasl/contracts/core/pay.contract'
import type { z } from 'zod'
import { unit } from './pay.fixtures.ts'

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 29 29"><path fill="#fff" d="M0 0h29v29H0z"/><path d="M4 4h1v1h-1z"/></svg>'

export const transactionDetails: z.infer<typeof TransactionDetails> = {
  details: { Amount: '15.000 KWD', 'Order No': 'TT-1002' },
  qr_code: `data:image/svg+xml;utf8,${encodeURIComponent(svg)}`,
  state: 'Pending',
  id: 'PR-1002',
  plugin: 'payment_request',
  amount: '15.000',
  currency: 'KWD',
  unresolved: null,
  pay_url: 'http://localhost:4000/en/pay/PR-1002',
  unit_details: unit,
  header: { language_button: true, social: 'footer' },
}

export const transactionActions: z.infer<typeof TransactionAction>[] = [
  {
    value: 'whatsapp',
    display_name: 'WhatsApp',
    icon: 'message-circle',
    data: {
      message_en: 'Pay 15.000 KWD',
      message_ar: 'ادفع 15.000 KWD',
      phone: '+96550012345',
      email: 'noura@example.com',
    },
  },
]
