import type { RequestStatus } from '@wasl/contracts/core/pay/requests.contract'
import { decimalText, money } from '@wasl/domain/money'
import type { z } from 'zod'
import { findAttemptsOf } from '../kernel/ledger/attempt.store.ts'
import { settlementOf } from '../kernel/ledger/evidence/settlement.domain.ts'
import type { UnresolvedMoney } from '../kernel/ledger/unresolved/unresolved.domain.ts'
import type { Db } from '../platform/db/db.ts'
import { findBill, type PublicKey } from './pay.store.ts'

/** What became of a request; null where this merchant has none of this plugin. A soft-deleted one is still answered for. */
export async function requestStatus(
  { db }: { db: Db },
  { plugin, ...key }: PublicKey & { plugin: z.output<typeof RequestStatus>['plugin'] },
): Promise<z.input<typeof RequestStatus> | null> {
  const bill = await findBill(db, key, { deletedToo: true })
  if (!bill || bill.transaction.plugin !== plugin) return null
  const { transaction, sessionId, unresolved } = bill
  const attempts = await findAttemptsOf(db, { merchantId: key.merchantId, transactionId: transaction.id })
  const { settled, paid, refunded, remaining } = settlementOf(transaction, attempts)
  const winner = attempts.find(({ isWinner }) => isWinner)
  return {
    id: transaction.publicId,
    plugin,
    state: transaction.state,
    order_no: transaction.orderNo,
    amount: decimalText(money(transaction.amount, transaction.currency)),
    currency_code: transaction.currency,
    settled_amount: decimalText(settled),
    paid_amount: decimalText(paid),
    refunded_amount: decimalText(refunded),
    remaining_amount: decimalText(remaining),
    attempt: winner
      ? {
          id: winner.publicId,
          gateway_code: winner.gatewayCode,
          fee: decimalText(money(winner.fee, winner.currency)),
          total: decimalText(money(winner.charge, winner.currency)),
        }
      : null,
    unresolved: unresolved && named(unresolved),
    session_id: sessionId,
    expiration_time: transaction.expiresAt?.toISOString() ?? null,
    created: transaction.createdAt.toISOString(),
    state_changed_at: transaction.stateChangedAt.toISOString(),
  }
}

const named = ({ minor, currency, since }: UnresolvedMoney): z.input<typeof RequestStatus>['unresolved'] => ({
  amount: minor === null ? null : decimalText(money(minor, currency)),
  currency,
  since: since.toISOString(),
})
