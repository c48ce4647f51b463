import { merchantOrigin } from '../kernel/merchants/merchant-origin.ts'
import { payOrigin } from '../kernel/checkout/pay-origin.ts'
import type { DemoFiles, DemoRequest } from './demo-files.ts'
import type { PastLedger } from './past-ledger.ts'
import type { PastPayment } from './past-payment.ts'

type Play = {
  past: PastLedger
  request: DemoRequest
  payment: PastPayment
  merchant: DemoFiles['merchants'][number]
  publicUrl: string
}

/** The payer pays, and the bank is asked what came of it. */
export async function playPayment({ past, request, payment, merchant, publicUrl }: Play): Promise<void> {
  past.next(payment)
  past.at(payment.createdAt)
  const paid = await past.ledger.pay({
    merchantId: merchant.id,
    transactionId: request.id,
    gatewayCode: payment.gatewayCode,
    amount: null,
    additionalPhone: null,
    payerNetwork: null,
    termsVersion: null,
    language: request.language,
    idempotencyKey: null,
    requestHash: '',
    origin: payOrigin(merchantOrigin(publicUrl, merchant.hosts), request.language),
  })
  if (!paid.ok) throw new Error(`${request.id} cannot be paid in the past: ${paid.error.kind}`)
  if (payment.state === 'pending' || payment.state === 'cod') return
  past.at(new Date(payment.createdAt.getTime() + (payment.state === 'expired' ? 30 : 1) * 60_000))
  await past.ledger.checkAttempt({ merchantId: merchant.id, publicId: payment.attemptId })
}
