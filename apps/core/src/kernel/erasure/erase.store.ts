import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/db.ts'
import { customer, storedFile } from '../merchants/merchants.schema.ts'
import { message } from '../messages/messages.schema.ts'
import { customerErasure, erasedCustomer } from './erasure.schema.ts'
import { says } from './says.store.ts'
import type { PersonPatterns } from './words.domain.ts'

const list = (values: readonly (string | number)[]) => JSON.stringify(values)

export async function insertErasure(
  tx: Tx,
  { customerIds, ...values }: Omit<typeof customerErasure.$inferInsert, 'id'> & { customerIds: number[] },
): Promise<number> {
  const [row] = await tx.insert(customerErasure).values(values).returning({ id: customerErasure.id })
  if (!row) throw new Error('the erasure was not stored')
  const { merchantId } = values
  await tx
    .insert(erasedCustomer)
    .values(customerIds.map((customerId) => ({ merchantId, erasureId: row.id, customerId })))
    .onConflictDoNothing()
  return row.id
}

/** The search words of their transactions go with them. */
export async function emptyCustomers(
  tx: Tx,
  { merchantId, ids, now }: { merchantId: number; ids: number[]; now: Date },
): Promise<void> {
  await tx
    .update(customer)
    .set({
      key: null,
      nameEn: null,
      nameAr: null,
      email: null,
      phone: null,
      secondPhone: null,
      erasedAt: now,
    })
    .where(and(eq(customer.merchantId, merchantId), inArray(customer.id, ids)))
}

/** Deletes what was written about a person beside the bill. Amounts, states, times and what was sold stay. */
export async function emptyTransactions(
  tx: Tx,
  { merchantId, ids }: { merchantId: number; ids: readonly number[] },
): Promise<void> {
  const within = sql`(select value::bigint from jsonb_array_elements_text(${list(ids)}::jsonb) as listed(value))`
  await tx.execute(sql`
    update payment_transaction set remarks = '[]', merchant_fields = '{}', field_labels = '{}', notifications = null,
      attachment_id = null, next_url = null, redirect_url = null, webhook_url = null,
      extra = case when extra ? 'sandbox_scenario' then jsonb_build_object('sandbox_scenario', extra -> 'sandbox_scenario') else '{}' end
    where merchant_id = ${merchantId} and id in ${within}`)
  await tx.execute(sql`
    update attempt set additional_phone = null, payer_network = null, card_token = null, redirect_url = null
    where merchant_id = ${merchantId} and transaction_id in ${within}`)
  await tx.execute(sql`
    update webhook_delivery set url = null, leased_until = null, state = case when state = 'due' then 'failed' else state end
    where merchant_id = ${merchantId} and url is not null
      and aggregate in (select 'transaction:' || id from ${within} as erased(id))`)
  await tx.execute(sql`
    update customer_payment set phone = null, email = null, civil_id = null, customer_key = null
    where merchant_id = ${merchantId} and transaction_id in ${within}`)
}

/** What they wrote and where it goes; what was sold, its amounts, states and times stay. */
export async function emptyOrders(
  tx: Tx,
  {
    merchantId,
    transactionIds,
    customerIds,
  }: { merchantId: number; transactionIds: readonly number[]; customerIds: readonly number[] },
): Promise<number> {
  const { rows } = await tx.execute<{ id: string; public_id: string }>(sql`
    update shop_order o set customer_name = null, customer_email = null, customer_phone = null, address = null, note = null
    where o.merchant_id = ${merchantId} and (
      o.customer_id in (select value::bigint from jsonb_array_elements_text(${list(customerIds)}::jsonb) as listed(value))
      or exists (select from order_payment p where p.merchant_id = o.merchant_id and p.order_id = o.id
        and p.transaction_id in (select value::bigint from jsonb_array_elements_text(${list(transactionIds)}::jsonb) as listed(value))))
    returning o.id, o.public_id`)
  const orders = list(rows.map(({ id }) => id))
  const within = sql`(select value::bigint from jsonb_array_elements_text(${orders}::jsonb) as listed(value))`
  await tx.execute(sql`
    update order_line set answers = '{}' where merchant_id = ${merchantId} and order_id in ${within}`)
  await tx.execute(sql`
    update order_event set reason = null where merchant_id = ${merchantId} and order_id in ${within} and reason is not null`)
  const keys = list(rows.map(({ public_id }) => public_id))
  await tx.execute(sql`
    update voucher_redemption set phone_key = null, email_key = null where merchant_id = ${merchantId}
      and order_key in (select value from jsonb_array_elements_text(${keys}::jsonb) as listed(value))`)
  return rows.length
}

/** What a request said before it was edited and what it was made to say, but for its amounts and times. */
export async function emptyHistory(
  tx: Tx,
  { merchantId, erasureId, ids }: { merchantId: number; erasureId: number; ids: readonly number[] },
): Promise<void> {
  await tx.execute(sql`
    update audit set erased_by = ${erasureId}, detail = detail || jsonb_build_object(
      'before', coalesce(detail -> 'before', '{}') - '{remarks,extra,customer_email,customer_phone,attachment}'::text[],
      'after', coalesce(detail -> 'after', '{}') - '{remarks,extra,customer_email,customer_phone,attachment}'::text[])
    where merchant_id = ${merchantId} and action = 'transaction.edited'
      and object in (select 'transaction:' || value from jsonb_array_elements_text(${list(ids)}::jsonb) as listed(value))`)
}

/** Empties messages to and about them. That, when and how each was sent stays. */
export async function emptyMessages(
  tx: Tx,
  {
    merchantId,
    publicIds,
    recipients,
  }: { merchantId: number; publicIds: readonly string[]; recipients: readonly string[] },
): Promise<number> {
  const rows = await tx
    .update(message)
    .set({
      recipient: sql`'erased-' || ${message.id}`,
      replyTo: null,
      subject: '',
      text: '',
      html: null,
      problem: null,
      leasedUntil: null,
      dueAt: null,
      state: sql`case when ${message.state} = 'due' then 'failed' else ${message.state} end`,
    })
    .where(
      and(
        eq(message.merchantId, merchantId),
        or(
          inArray(message.transactionId, publicIds.length > 0 ? [...publicIds] : ['']),
          inArray(sql`lower(${message.recipient})`, recipients.length > 0 ? [...recipients] : ['']),
        ),
      ),
    )
    .returning({ id: message.id })
  return rows.length
}

/** Removes them from the lists of rules. */
export async function dropIdentifiers(
  tx: Tx,
  { merchantId, values }: { merchantId: number; values: readonly string[] },
): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from restricted_identifier where merchant_id = ${merchantId}
      and lower(value) in (select lower(value) from jsonb_array_elements_text(${list(values)}::jsonb) as listed(value))`)
  return rowCount ?? 0
}

/** Rows of files of requests that made theirs or say who they are; with the names of those files. */
export async function emptyBulkRows(
  tx: Tx,
  {
    merchantId,
    publicIds,
    patterns,
  }: { merchantId: number; publicIds: readonly string[]; patterns: PersonPatterns },
): Promise<{ rows: number; files: string[] }> {
  const isTheirs = says(sql`concat_ws(' ', r.cells::text, r.likeness)`, patterns)
  const { rows } = await tx.execute<{ file: string }>(sql`
    with theirs as (
      select r.upload_id, r.number from bulk_row r where r.merchant_id = ${merchantId} and (${isTheirs}
        or exists (select 1 from bulk_log l where l.merchant_id = r.merchant_id and l.upload_id = r.upload_id
          and l.row_number = r.number
          and l.transaction_id in (select value from jsonb_array_elements_text(${list(publicIds)}::jsonb) as listed(value))))
    ), emptied as (
      update bulk_row b set cells = '{}', problems = '[]', likeness = 'erased:' || b.upload_id || ':' || b.number
      from theirs where b.merchant_id = ${merchantId} and b.upload_id = theirs.upload_id and b.number = theirs.number
      returning b.upload_id
    )
    select u.file from emptied join bulk_upload u on u.merchant_id = ${merchantId} and u.id = emptied.upload_id`)
  return { rows: rows.length, files: [...new Set(rows.map(({ file }) => file))] }
}

/** Files that were attached to their requests only; content that no row names any more may go. */
export async function dropAttachments(
  tx: Tx,
  { merchantId, ids }: { merchantId: number; ids: readonly string[] },
): Promise<{ rows: number; unused: string[] }> {
  if (ids.length === 0) return { rows: 0, unused: [] }
  const gone = await tx
    .delete(storedFile)
    .where(
      and(
        eq(storedFile.merchantId, merchantId),
        inArray(storedFile.id, [...ids]),
        sql`not exists (select 1 from payment_transaction t
          where t.merchant_id = ${storedFile.merchantId} and t.attachment_id = ${storedFile.id})`,
      ),
    )
    .returning({ sha256: storedFile.sha256 })
  if (gone.length === 0) return { rows: 0, unused: [] }
  const hashes = gone.map(({ sha256 }) => sha256)
  const still = await tx
    .select({ sha256: storedFile.sha256 })
    .from(storedFile)
    .where(inArray(storedFile.sha256, hashes))
  const used = new Set(still.map(({ sha256 }) => sha256))
  return { rows: gone.length, unused: hashes.filter((sha256) => !used.has(sha256)) }
}

/** Files made of lists before may name them: none of them can be fetched any more. */
export async function expireAllReports(tx: Tx, merchantId: number, now: Date): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    update report set expires_at = ${now.toISOString()}::timestamptz
    where merchant_id = ${merchantId} and state = 'ready' and expires_at > ${now.toISOString()}::timestamptz`)
  return rowCount ?? 0
}
