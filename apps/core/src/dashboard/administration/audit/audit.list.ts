import { auditList } from '@wasl/contracts/lists/audit'
import { eq, ilike, or, sql, type SQL } from 'drizzle-orm'
import { audit } from '../../../kernel/audit/audit.schema.ts'
import { isOfKind } from '../../../kernel/audit/audit.store.ts'
import { among, within } from '../../../kernel/lists/conditions.ts'
import { listOf } from '../../../kernel/lists/list-of.store.ts'

export const auditEntries = listOf(auditList, audit, {
  id: audit.id,
  createdAt: audit.at,
  columns: { actor: among(audit.actor), kind: isOfKind, created: within(audit.at) },
  sorts: { created: [] },
  scope: (merchantId: number) => eq(audit.merchantId, merchantId),
  says: isAbout,
})

/** A part of what an entry is about, a transaction by its id or order number, or a user by the name they sign in with. */
function isAbout(object: string, merchantId: number): SQL | undefined {
  return or(
    ilike(audit.object, `%${object.replace(/[\\%_]/g, '\\$&')}%`),
    sql`${audit.object} in (
      select 'transaction:' || id from payment_transaction
      where merchant_id = ${merchantId} and (public_id = ${object} or order_no = ${object}))`,
    sql`${audit.object} in (
      select 'staff_user ' || id from staff_user where merchant_id = ${merchantId} and username = ${object})`,
  )
}
