import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/db.ts'
import { saysWords } from '../../platform/db/said-words.ts'
import { attempt, paymentTransaction } from '../ledger/ledger.schema.ts'
import { customer } from '../merchants/merchants.schema.ts'
import { customerPayment } from '../restrictions/restrictions.schema.ts'

export type CustomerRow = typeof customer.$inferSelect
type Ref = { merchantId: number; customerId: number }

export type FoundPerson = {
  id: string
  name_en: string | null
  name_ar: string | null
  email: string | null
  phone: string | null
  key: string | null
  requests: number
  last_at: Date
}

export const mostFound = 50

/** People by words of their names, their address or phone; newest first, each way of writing them once. */
export async function findPeople(
  db: Db,
  { merchantId, q }: { merchantId: number; q: string },
): Promise<FoundPerson[]> {
  const folded = sql`customer_found_by(c.name_en, c.name_ar, c.email, c.phone, c.second_phone)`
  const { rows } = await db.execute<FoundPerson>(sql`
    select max(c.id)::text as id, c.name_en, c.name_ar, c.email, c.phone, c.key, count(t.id)::int as requests,
      max(coalesce(t.created_at, c.created_at)) as last_at
    from customer c
    left join payment_transaction t on t.merchant_id = c.merchant_id and t.customer_id = c.id
    where c.merchant_id = ${merchantId} and coalesce(c.name_en, c.name_ar, c.email, c.phone, c.key) is not null
      and (c.key = ${q} or ${saysWords(folded, q)})
    group by c.name_en, c.name_ar, c.email, c.phone, c.key
    order by last_at desc, id desc limit ${mostFound}`)
  return rows.map((row) => ({ ...row, last_at: new Date(row.last_at) }))
}

/**
 * One person is every row with the same address, phone or key as the one that was chosen. Locked where a transaction
 * asks: a writer waits, and then finds no row.
 */
export async function customersOf(
  db: Db | Tx,
  { merchantId, customerId }: Ref,
  lock: 'update' | null = null,
): Promise<CustomerRow[]> {
  const [chosen] = await db
    .select()
    .from(customer)
    .where(and(eq(customer.merchantId, merchantId), eq(customer.id, customerId)))
  if (!chosen) return []
  const alike = [
    eq(customer.id, chosen.id),
    chosen.email ? sql`lower(${customer.email}) = ${chosen.email.toLowerCase()}` : undefined,
    chosen.phone ? eq(customer.phone, chosen.phone) : undefined,
    chosen.key ? eq(customer.key, chosen.key) : undefined,
  ]
  const rows = db
    .select()
    .from(customer)
    .where(and(eq(customer.merchantId, merchantId), or(...alike)))
    .orderBy(asc(customer.id))
  return lock ? rows.for(lock) : rows
}

/** Rows without a request, left behind when a request got another address. */
export async function strayCustomers(
  tx: Tx,
  { merchantId, emails, phones }: { merchantId: number; emails: string[]; phones: string[] },
): Promise<CustomerRow[]> {
  if (emails.length + phones.length === 0) return []
  return tx
    .select()
    .from(customer)
    .where(
      and(
        eq(customer.merchantId, merchantId),
        or(
          inArray(sql`lower(${customer.email})`, emails.length > 0 ? emails : ['']),
          inArray(customer.phone, phones.length > 0 ? phones : ['']),
        ),
        sql`not exists (select 1 from payment_transaction t
          where t.merchant_id = ${customer.merchantId} and t.customer_id = ${customer.id})`,
      ),
    )
    .orderBy(asc(customer.id))
    .for('update')
}

export type TransactionOfPerson = {
  id: number
  publicId: string
  state: string
  attachmentId: string | null
}

export async function transactionsOf(
  db: Db | Tx,
  { merchantId, customerIds }: { merchantId: number; customerIds: readonly number[] },
  lock: 'update' | null = null,
): Promise<TransactionOfPerson[]> {
  const rows = db
    .select({
      id: paymentTransaction.id,
      publicId: paymentTransaction.publicId,
      state: paymentTransaction.state,
      attachmentId: paymentTransaction.attachmentId,
    })
    .from(paymentTransaction)
    .where(
      and(
        eq(paymentTransaction.merchantId, merchantId),
        inArray(paymentTransaction.customerId, [...customerIds]),
      ),
    )
    .orderBy(asc(paymentTransaction.id))
  return lock ? rows.for(lock) : rows
}

/** Whether money may be moving now: an attempt at its bank, or an operation without an answer. */
export async function hasMoneyInFlight(
  db: Db | Tx,
  { merchantId, transactionIds }: { merchantId: number; transactionIds: readonly number[] },
): Promise<boolean> {
  if (transactionIds.length === 0) return false
  const ids = sql`select value::bigint from jsonb_array_elements_text(${JSON.stringify(transactionIds)}::jsonb) as listed(value)`
  const { rows } = await db.execute<{ is_open: boolean }>(sql`
    select exists (
      select 1 from attempt a where a.merchant_id = ${merchantId} and a.transaction_id in (${ids})
        and a.state in ('submitting', 'pending', 'unknown', 'capturing')
    ) or exists (
      select 1 from money_operation o join attempt a on a.merchant_id = o.merchant_id and a.id = o.attempt_id
      where o.merchant_id = ${merchantId} and a.transaction_id in (${ids}) and o.state not in ('done', 'failed')
    ) as is_open`)
  return rows[0]?.is_open ?? false
}

/** What payers said of themselves beside the request. */
export async function saidBesides(
  tx: Tx,
  { merchantId, transactionIds }: { merchantId: number; transactionIds: readonly number[] },
) {
  if (transactionIds.length === 0) return { phones: [], emails: [], ids: [] }
  const within = [...transactionIds]
  const [typed, payers, former] = await Promise.all([
    tx
      .selectDistinct({ phone: attempt.additionalPhone })
      .from(attempt)
      .where(and(eq(attempt.merchantId, merchantId), inArray(attempt.transactionId, within))),
    tx
      .select()
      .from(customerPayment)
      .where(and(eq(customerPayment.merchantId, merchantId), inArray(customerPayment.transactionId, within))),
    formerContacts(tx, { merchantId, transactionIds }),
  ])
  const known = (values: readonly (string | null)[]) => values.filter((value) => value !== null)
  return {
    phones: known([...typed, ...payers, ...former].map(({ phone }) => phone)),
    emails: known([...payers, ...former].map(({ email }) => email)),
    ids: known(payers.flatMap(({ civilId, customerKey }) => [civilId, customerKey])),
  }
}

/** Earlier addresses of a request, from the history. */
async function formerContacts(
  tx: Tx,
  { merchantId, transactionIds }: { merchantId: number; transactionIds: readonly number[] },
) {
  const { rows } = await tx.execute<{ email: string | null; phone: string | null }>(sql`
    select distinct detail #>> '{before,customer_email}' as email, detail #>> '{before,customer_phone}' as phone
    from audit where merchant_id = ${merchantId} and action = 'transaction.edited'
      and object in (select 'transaction:' || value from jsonb_array_elements_text(${JSON.stringify(transactionIds)}::jsonb) as listed(value))`)
  return rows
}
