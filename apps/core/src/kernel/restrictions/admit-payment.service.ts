import type { Tx } from '../../platform/db/db.ts'
import type { PaymentToBegin } from '../ledger/ledger-deps.ts'
import type { PayRefusal } from '../ledger/pay/pay.domain.ts'
import { judgePaymentLocked, refusing } from './judge-payment.service.ts'
import { refusalText } from './restriction-words.ts'
import { countHit, findPayerOf } from './restrictions.store.ts'

/** Null if a customer's payment may begin; else the message to the payer. Runs in the transaction that begins it. */
export async function refuseRestricted(
  tx: Tx,
  { transaction, amount, gatewayCode, now }: PaymentToBegin,
): Promise<PayRefusal | null> {
  const { merchantId, id: transactionId, plugin } = transaction
  if (plugin !== 'customer_payment') return null
  const found = await findPayerOf(tx, { merchantId, transactionId })
  if (!found) return null
  const { collectorId, atCounter, timezone, ...payer } = found
  const judged = {
    merchantId,
    transactionId,
    timezone,
    now,
    payer,
    amount,
    gatewayCode,
    collectorId,
    atCounter,
  }
  const refused = refusing(await judgePaymentLocked(tx, judged))
  if (!refused) return null
  await countHit(tx, { merchantId, id: refused.rule.id, now })
  return { kind: 'restricted', message: refusalText(refused) }
}
