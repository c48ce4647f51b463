import type { SentExtra } from '@wasl/contracts/core/pay.contract'
import { accepted, refused, type Result } from '@wasl/domain/result'
import type { z } from 'zod'
import { recordAudit } from '../kernel/audit/audit.store.ts'
import { tellChanged } from '../kernel/ledger/changed-notice.ts'
import { lockLiveAttempt } from '../kernel/ledger/attempt.store.ts'
import { transactionAggregate } from '../kernel/ledger/evidence/evidence-notice.ts'
import { findUnresolved } from '../kernel/ledger/unresolved/unresolved.store.ts'
import { lockPublicTransaction } from '../kernel/ledger/transaction.store.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import { extraOf, fieldsOf } from '../kernel/checkout/delivery-extra.ts'
import { isDeliveryComplete, readDelivery, type DeliveryRefusal } from '../kernel/checkout/delivery.domain.ts'
import { areasOf } from '../kernel/checkout/kuwait-areas.ts'
import { pausesOf, payability } from './pay.domain.ts'
import { closedBy, showBill, type Closed, type Asked, type Payable, type PayDeps } from './pay.service.ts'
import type { PayRefusal } from './pay-refusal.ts'
import { savedExtra } from './saved-extra.ts'
import { updateDeliveryExtra, type BillRow } from './pay.store.ts'

export type SaveDelivery = Asked & {
  extra: z.output<typeof SentExtra>
  isPinConfirmed: boolean
  requestId: string
}

type Refused = Extract<PayRefusal, { kind: 'notFound' | 'paused' | Closed | 'deliveryFrozen' }>

/** S1 §4: where it goes, while the request may be paid and no attempt is under way. */
export async function saveDelivery(
  deps: PayDeps,
  command: SaveDelivery,
): Promise<Result<Payable, Refused | DeliveryRefusal>> {
  const shown = await showBill(deps, command)
  if (!shown.ok) return shown
  const { bill, payability: may } = shown.value
  if (may.kind === 'closed') return refused(closedBy(may))
  const { extra, isPinConfirmed } = command
  const read = readDelivery(
    { fields: fieldsOf(extra), location: extra.delivery_location ?? null },
    { ...rulesOf(bill), isPinConfirmed },
  )
  if (!read.ok) return read
  const written = await write(deps, command, { bill, extra: extraOf(read.value.fields, read.value.location) })
  return written.ok ? showBill(deps, command) : written
}

/** The lock is the one a payment takes before it starts: an address cannot change under an attempt. */
async function write(
  { db, clock }: PayDeps,
  { merchantId, publicId, requestId }: SaveDelivery,
  { bill, extra }: { bill: BillRow; extra: Record<string, unknown> },
): Promise<Result<null, Refused>> {
  return inTransaction(db, async (tx) => {
    const locked = await lockPublicTransaction(tx, { merchantId, publicId })
    if (!locked) return refused({ kind: 'notFound' })
    const now = clock.now()
    const unresolved = await findUnresolved(tx, locked)
    const may = payability({ ...locked, unresolved }, pausesOf(bill), now)
    if (may.kind === 'closed') return refused(closedBy(may))
    const live = await lockLiveAttempt(tx, { merchantId, transactionId: locked.id })
    if (live) return refused({ kind: 'deliveryFrozen' })
    await updateDeliveryExtra(tx, { merchantId, publicId }, extra)
    const entry = {
      merchantId,
      actor: 'payer',
      action: 'delivery.saved' as const,
      object: transactionAggregate(locked.id),
      detail: { fields: Object.keys(extra) },
      requestId,
    }
    await recordAudit(tx, entry, now)
    await tellChanged(tx, locked, { what: 'delivery', now })
    return accepted(null)
  })
}

type Terms = {
  transaction: Pick<BillRow['transaction'], 'captureAddress' | 'captureLocation' | 'extra'>
  merchant: Pick<BillRow['merchant'], 'countryCode'>
}

const rulesOf = ({ transaction, merchant }: Terms) => ({
  capture: { address: transaction.captureAddress, location: transaction.captureLocation },
  areas: areasOf(merchant.countryCode),
})

/** Whether the multi-step of a request is behind its payer. */
export function isDelivered(terms: Terms): boolean {
  const extra = savedExtra(terms.transaction.extra)
  return isDeliveryComplete(
    { fields: fieldsOf(extra), location: extra.delivery_location ?? null },
    rulesOf(terms),
  )
}
