import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/db.ts'
import { merchant } from './merchants.schema.ts'

/** Payments B8: what nobody answers, uses or carries out by then is over. What waits already keeps its end. */
export async function findApprovalEnd(
  tx: Tx,
  { merchantId, from }: { merchantId: number; from: Date },
): Promise<Date> {
  const [row] = await tx
    .select({ hours: merchant.approvalHours })
    .from(merchant)
    .where(eq(merchant.id, merchantId))
  if (!row) throw new Error(`merchant ${merchantId} is not there`)
  return new Date(from.getTime() + row.hours * 3_600_000)
}
