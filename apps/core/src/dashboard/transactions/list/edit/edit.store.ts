import { and, eq, sql } from 'drizzle-orm'
import { hasEndedUnpaid, isLive } from '../../../../kernel/ledger/attempt.domain.ts'
import { isStillAskedAbout } from '../../../../kernel/ledger/evidence/inquiry.domain.ts'
import { attempt, paymentTransaction as row } from '../../../../kernel/ledger/ledger.schema.ts'
import { customer, merchant } from '../../../../kernel/merchants/merchants.schema.ts'
import type { Tx } from '../../../../platform/db/db.ts'
import type { Edited } from './edit.domain.ts'

export type EditRow = NonNullable<Awaited<ReturnType<typeof lockForEdit>>>

/** Under the transaction's lock: nobody pays with terms that change meanwhile. */
export async function lockForEdit(
  tx: Tx,
  { merchantId, publicId, plugin }: { merchantId: number; publicId: string; plugin: string },
) {
  const [found] = await tx
    .select({
      id: row.id,
      merchantId: row.merchantId,
      state: row.state,
      deletedAt: row.deletedAt,
      revision: row.revision,
      plugin: row.plugin,
      currency: row.currency,
      amount: row.amount,
      originalAmount: row.originalAmount,
      delivery: row.delivery,
      minimumAmount: row.minimumAmount,
      maximumAmount: row.maximumAmount,
      customerId: row.customerId,
      remarks: row.remarks,
      merchantFields: row.merchantFields,
      fieldLabels: row.fieldLabels,
      expiresAt: row.expiresAt,
      attachmentId: row.attachmentId,
      country: merchant.countryCode,
    })
    .from(row)
    .innerJoin(merchant, eq(merchant.id, row.merchantId))
    .where(and(eq(row.merchantId, merchantId), eq(row.publicId, publicId), eq(row.plugin, plugin)))
    .for('update', { of: row })
  return found ?? null
}

type Ref = { merchantId: number; id: number }

/** Whether somebody is at a gateway, and whether an old page of one may still take the amount as it is. */
export async function attemptsUnderWay(
  tx: Tx,
  { merchantId, id }: Ref,
): Promise<{ hasLive: boolean; mayStillPay: boolean }> {
  const attempts = await tx
    .select({
      state: attempt.state,
      provenUnpaid: attempt.provenUnpaid,
      sessionExpiresAt: attempt.sessionExpiresAt,
      checkedAt: attempt.checkedAt,
      notFoundAt: attempt.notFoundAt,
    })
    .from(attempt)
    .where(and(eq(attempt.merchantId, merchantId), eq(attempt.transactionId, id)))
  return {
    hasLive: attempts.some(({ state }) => isLive(state)),
    mayStillPay: attempts.some((one) => hasEndedUnpaid(one.state) && isStillAskedAbout(one)),
  }
}

export type CustomerRow = typeof customer.$inferSelect

export async function findCustomer(tx: Tx, { merchantId, id }: Ref): Promise<CustomerRow | null> {
  const [found] = await tx
    .select()
    .from(customer)
    .where(and(eq(customer.merchantId, merchantId), eq(customer.id, id)))
  return found ?? null
}

/** Columns only: its state is the ledger's. */
export async function saveEdit(
  tx: Tx,
  { merchantId, id }: Ref,
  { contact: _contact, expiresAt, ...edited }: Edited & { customerId?: number; originalAmount?: number },
): Promise<void> {
  await tx
    .update(row)
    .set({
      ...edited,
      ...(expiresAt && { expiresAt, expiryDueAt: expiresAt }),
      revision: sql`${row.revision} + 1`,
    })
    .where(and(eq(row.merchantId, merchantId), eq(row.id, id)))
}
