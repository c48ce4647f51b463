import type { Money } from '@wasl/domain/money'
import type { Localised } from '@wasl/domain/locale'
import type { Tx } from '../../platform/db/db.ts'
import { judgePaymentLocked, refusing } from './judge-payment.service.ts'
import { refusalText } from './restriction-words.ts'
import { countHit, findPayerOf } from './restrictions.store.ts'

type Starting = {
  merchantId: number
  transactionId: number
  plugin: string
  amount: Money
  gatewayCode: string
  now: Date
}

/** Null where a payment of a customer may begin; else what the payer is told. Part of the transaction that begins it. */
export async function restrictionOf(tx: Tx, starting: Starting): Promise<Localised | null> {
  const { merchantId, transactionId, plugin, amount, gatewayCode, now } = starting
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
  return refusalText(refused)
}
