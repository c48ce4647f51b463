import { and, eq, gte, inArray, lt, or, sql, type SQL } from 'drizzle-orm'
import { normaliseDigits } from '@wasl/domain/digits'
import { currencies } from '@wasl/domain/currencies'
import { decimalsOf, parseAmount } from '@wasl/domain/money'
import { z } from 'zod'
import { attempt, paymentTransaction as row } from '../../../../kernel/ledger/ledger.schema.ts'
import { customer, merchant } from '../../../../kernel/merchants/merchants.schema.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { escaped, saysWords } from '../../../../platform/db/said-words.ts'
import type { Term } from './search-terms.domain.ts'
import { findSaid, ofCustomer, orderBegins, type Found } from './search.store.ts'

/** All of them at once; terms that are filters of the list were made filters before. */
export async function findTerms(
  db: Db,
  { merchantId, terms }: { merchantId: number; terms: readonly Term[] },
): Promise<Found | null> {
  if (terms.length === 0) return null
  const found = await Promise.all(terms.map((term) => findTerm(db, merchantId, term)))
  return {
    condition: and(...found.map(({ condition }) => condition)) ?? sql`false`,
    isNarrow: found.some(({ isNarrow }) => isNarrow),
  }
}

async function findTerm(db: Db, merchantId: number, { field, value }: Term): Promise<Found> {
  const narrow = (condition: SQL | undefined): Found => ({
    condition: condition ?? sql`false`,
    isNarrow: true,
  })
  switch (field) {
    case 'id':
      return narrow(eq(row.publicId, value))
    case 'order':
      return narrow(orderBegins(value))
    case 'email':
      return narrow(
        ofCustomer(db, merchantId, sql`lower(${customer.email}) like ${`${escaped(value.toLowerCase())}%`}`),
      )
    case 'phone':
      return saidOf(db, { merchantId, text: value, of: sql`search_fold(${customer.phone})` })
    case 'track':
      return narrow(ofAttempt(db, merchantId, value))
    case 'name':
      return saidOf(db, { merchantId, text: value, of: names })
    case 'expires':
      return narrow(expiresOn(merchantId, value))
    case 'amount':
      return { condition: amountIs(value), isNarrow: false }
  }
}

const names = sql`search_fold(concat_ws(' ', ${customer.nameEn}, ${customer.nameAr}))`

/** What says it anywhere is found by its index; `of` is where it has to be said. */
async function saidOf(
  db: Db,
  { merchantId, text, of }: { merchantId: number; text: string; of: SQL },
): Promise<Found> {
  const { condition, isNarrow } = await findSaid(db, { merchantId, text })
  const isOf = ofCustomer(db, merchantId, saysWords(of, text))
  return { condition: and(condition, isOf) ?? sql`false`, isNarrow }
}

/** By the name a payment has at its gateway, ours or theirs. */
const ofAttempt = (db: Db, merchantId: number, value: string): SQL =>
  inArray(
    row.id,
    db
      .select({ id: attempt.transactionId })
      .from(attempt)
      .where(
        and(
          eq(attempt.merchantId, merchantId),
          or(eq(attempt.trackId, value), eq(attempt.gatewayPaymentId, value)),
        ),
      ),
  )

const day = z.iso.date().startsWith('2')

/** What ends on a day of the merchant's zone if nobody pays before. What cannot expire any more has no such time. */
function expiresOn(merchantId: number, value: string): SQL | undefined {
  if (!day.safeParse(value).success) return sql`false`
  const zone = sql`(select ${merchant.timezone} from ${merchant} where ${merchant.id} = ${merchantId})`
  return and(
    gte(row.expiryDueAt, sql`${value}::date::timestamp at time zone ${zone}`),
    lt(row.expiryDueAt, sql`(${value}::date + 1)::timestamp at time zone ${zone}`),
  )
}

/** "48.75" is 48,750 of a currency with three decimals and 4,875 of one with two. */
function amountIs(typed: string): SQL {
  const codes = [...currencies.keys()]
  const byDecimals = Map.groupBy(codes, decimalsOf)
  const readings = [...byDecimals.values()].flatMap((same) => {
    const read = parseAmount(normaliseDigits(typed), same[0] ?? '')
    return read.ok
      ? [and(eq(row.amount, read.value.minor), sql`${row.currency} = any(${sql.param(same)}::bpchar[])`)]
      : []
  })
  return or(...readings) ?? sql`false`
}
