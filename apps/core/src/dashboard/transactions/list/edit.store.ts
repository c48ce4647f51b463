import { and, eq, inArray, sql } from 'drizzle-orm'
import { liveStates } from '../../../kernel/ledger/attempt.domain.ts'
import { attempt, paymentTransaction as row } from '../../../kernel/ledger/ledger.schema.ts'
import { customer, merchant } from '../../../kernel/merchants/merchants.schema.ts'
import type { Tx } from '../../../platform/db/db.ts'
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

export async function hasLiveAttempt(tx: Tx, { merchantId, id }: Ref): Promise<boolean> {
  const live = await tx
    .select({ id: attempt.id })
    .from(attempt)
    .where(
      and(
        eq(attempt.merchantId, merchantId),
        eq(attempt.transactionId, id),
        inArray(attempt.state, [...liveStates]),
      ),
    )
    .limit(1)
  return live.length > 0
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
