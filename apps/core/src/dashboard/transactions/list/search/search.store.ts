import { and, eq, exists, inArray, or, sql, type SQL } from 'drizzle-orm'
import { paymentTransaction as row } from '../../../../kernel/ledger/ledger.schema.ts'
import { customer } from '../../../../kernel/merchants/merchants.schema.ts'
import { transactionSearch } from '../../../../kernel/ledger/search.schema.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { escaped, isPhone, phoneDigits, saysWords } from '../../../../platform/db/said-words.ts'
import type { Scope } from '../filters.domain.ts'
import { ofScope } from '../scope.store.ts'

type Search = { merchantId: number; text: string }

type ListSearch = { scope: Scope; text: string }

/** More hits than this are looked up along the list, newest first; fewer are fetched and sorted. */
const broad = 2_000

/** `isNarrow`: these rows are fetched, then sorted; else the list is walked until enough of them are found. */
export type Found = { condition: SQL; isNarrow: boolean }

/**
 * What `text` finds, as a condition on the list. A whole id, order number, e-mail or phone is answered from its own index
 * alone; then the beginning of an order number; then words anywhere, by their trigrams. What only another list has hides
 * nothing of this one.
 */
export async function findWords(db: Db, search: ListSearch): Promise<Found> {
  const { scope, text } = search
  return (
    (await exactHits(db, search)) ??
    (isPartOfOrder(text) ? await orderHits(db, search) : null) ??
    (await findSaid(db, { merchantId: scope.merchantId, text }))
  )
}

const isPartOfOrder = (text: string): boolean => /\d/.test(text) && !/[@\s]/.test(text)

/** Words anywhere, whatever else they may be. */
export async function findSaid(db: Db, search: Search): Promise<Found> {
  const said = await wordHits(db, search)
  if (said.length > broad) return { condition: saysAlongTheList(search), isNarrow: false }
  return { condition: said.length === 0 ? sql`false` : isAny(row.id, said), isNarrow: true }
}

async function exactHits(db: Db, { scope, text }: ListSearch): Promise<Found | null> {
  const isListed = ofScope(scope, 'filter')
  const low = text.toLowerCase()
  const named = await idsOf(
    db
      .select({ id: row.id })
      .from(row)
      .where(and(isListed, or(eq(row.publicId, text), sql`lower(${row.orderNo}) = ${low}`)))
      .limit(broad),
  )
  if (named.length > 0) return { condition: isAny(row.id, named), isNarrow: true }
  if (!text.includes('@') && phonesOf(text).length === 0) return null
  const customers = await idsOf(
    db
      .select({ id: customer.id })
      .from(customer)
      .where(
        and(
          eq(customer.merchantId, scope.merchantId),
          isPerson(text),
          exists(
            db
              .select({ id: row.id })
              .from(row)
              .where(and(eq(row.customerId, customer.id), isListed)),
          ),
        ),
      )
      .limit(broad + 1),
  )
  if (customers.length === 0) return null
  // One person is entered as a customer by each request that names no key of theirs.
  return customers.length > broad
    ? { condition: ofCustomer(db, scope.merchantId, isPerson(text)), isNarrow: false }
    : { condition: isAny(row.customerId, customers), isNarrow: true }
}

/** One parameter, so that every search is the same statement. */
const isAny = (column: typeof row.id | typeof row.customerId, ids: readonly number[]): SQL =>
  sql`${column} = any(${sql.param([...ids])}::bigint[])`

const idsOf = async (query: PromiseLike<{ id: number }[]>): Promise<number[]> =>
  (await query).map(({ id }) => id)

/** Read whosever they are: to find a list's few among many, most of the many would be read. */
async function orderHits(db: Db, { scope, text }: ListSearch): Promise<Found | null> {
  const condition = orderBegins(text)
  const isListed = ofScope(scope, 'filter')
  const begun = await db
    .select({ id: row.id, isListed: sql<boolean>`${isListed}` })
    .from(row)
    .where(and(eq(row.merchantId, scope.merchantId), condition))
    .limit(broad + 1)
  const listed = begun.filter((one) => one.isListed).map(({ id }) => id)
  if (begun.length > broad) {
    const one = db.select({ id: row.id }).from(row).where(and(isListed, condition)).limit(1)
    return listed.length > 0 || (await one).length > 0 ? { condition, isNarrow: false } : null
  }
  return listed.length > 0 ? { condition: isAny(row.id, listed), isNarrow: true } : null
}

export const orderBegins = (text: string): SQL =>
  sql`lower(${row.orderNo}) like ${`${escaped(text.toLowerCase())}%`}`

const wordHits = (db: Db, search: Search): Promise<number[]> =>
  idsOf(
    db
      .select({ id: transactionSearch.transactionId })
      .from(transactionSearch)
      .where(and(eq(transactionSearch.merchantId, search.merchantId), says(search.text)))
      .limit(broad + 1),
  )

/** A question per row, and no join: the planner would fetch the whole list to join it. */
const saysAlongTheList = (search: Search): SQL => sql`(
  select ${says(search.text)} from ${transactionSearch} where ${transactionSearch.transactionId} = ${row.id})`

const says = (text: string): SQL => saysWords(sql`${transactionSearch.words}`, text)

/** Numbers of customers are stored as E.164 and searched by their digits, however they are typed. */
const phonesOf = (text: string): string[] =>
  isPhone(text) ? [`+${phoneDigits(text)}`, text.replaceAll(/\D/g, '')] : []

export const phoneIs = (text: string): SQL => inArray(customer.phone, phonesOf(text))

const isPerson = (text: string): SQL =>
  or(text.includes('@') ? sql`lower(${customer.email}) = ${text.toLowerCase()}` : undefined, phoneIs(text)) ??
  sql`false`

export const ofCustomer = (db: Db, merchantId: number, is: SQL): SQL =>
  inArray(
    row.customerId,
    db
      .select({ id: customer.id })
      .from(customer)
      .where(and(eq(customer.merchantId, merchantId), is)),
  )
