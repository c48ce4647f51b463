import { findAttemptsOf, type AttemptRow } from '@wasl/core/kernel/ledger/attempt.store'
import { findLedgerFaults } from '@wasl/core/kernel/ledger/books/invariants'
import { findBookedMoney } from '@wasl/core/kernel/ledger/books/invariants.store'
import { moneyEvent } from '@wasl/core/kernel/ledger/money.schema'
import { findTransaction } from '@wasl/core/kernel/ledger/transaction.store'
import { outbox } from '@wasl/core/kernel/notices/notices.schema'
import type { Db } from '@wasl/core/platform/db/db'
import { decimalText, money } from '@wasl/domain/money'
import type { AttemptState, TransactionState } from '@wasl/domain/states'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { TestBank } from './bank.ts'

/** What the ledger has to say about one payment request. */
export type Books = {
  state: TransactionState
  needsReview: boolean
  /** Oldest first. */
  attempts: AttemptLine[]
  /** Every unit of money anybody told of: 'capture 49.000 KWD counted'. */
  money: string[]
  /** Topics of the outbox in the order in which they were written, creation apart; one that says so is marked '(late)'. */
  notices: string[]
}

export type AttemptLine = { state: AttemptState; captured: number; quarantined: number; isWinner: boolean }

export async function booksOf(
  db: Db,
  { merchantId, publicId }: { merchantId: number; publicId: string },
): Promise<Books> {
  const transaction = await findTransaction(db, { merchantId, publicId })
  if (!transaction) throw new Error(`the books know no transaction ${publicId}`)
  const { id: transactionId, state, needsReview } = transaction
  const attempts = (await findAttemptsOf(db, { merchantId, transactionId })).toReversed()
  const entries = await moneyOf(
    db,
    attempts.map(({ id }) => id),
  )
  const notices = await db
    .select({ topic: outbox.topic, payload: outbox.payload })
    .from(outbox)
    .where(and(eq(outbox.merchantId, merchantId), eq(outbox.aggregate, `transaction:${transactionId}`)))
    .orderBy(asc(outbox.id))
  return {
    state,
    needsReview,
    attempts: attempts.map(({ state: attemptState, captured, quarantined, isWinner }) => ({
      state: attemptState,
      captured,
      quarantined,
      isWinner,
    })),
    money: entries.map(
      ({ kind, amount, currency, disposition }) =>
        `${kind} ${decimalText(money(amount, currency))} ${currency} ${disposition}`,
    ),
    notices: notices
      .filter(({ topic }) => topic !== 'transaction.created' && topic !== 'transaction.changed')
      .map(({ topic, payload }) => (payload['late'] === true ? `${topic} (late)` : topic)),
  }
}

export async function newestAttempt(
  db: Db,
  { merchantId, publicId }: { merchantId: number; publicId: string },
): Promise<AttemptRow> {
  const transaction = await findTransaction(db, { merchantId, publicId })
  const [newest] = transaction ? await findAttemptsOf(db, { merchantId, transactionId: transaction.id }) : []
  if (!newest) throw new Error(`nobody tried to pay ${publicId}`)
  return newest
}

const moneyOf = async (db: Db, attemptIds: number[]) =>
  attemptIds.length === 0
    ? []
    : db
        .select()
        .from(moneyEvent)
        .where(inArray(moneyEvent.attemptId, attemptIds))
        .orderBy(asc(moneyEvent.id))

const written = [
  'payment_transaction',
  'transaction_event',
  'attempt',
  'attempt_event',
  'money_event',
  'money_operation',
  'gateway_event',
  'outbox',
  'idempotency',
  'audit',
]

/** Every row that anything a gateway says could change, as text: equal before and after where nothing may change. */
export async function everyRow(db: Db): Promise<Record<string, string[]>> {
  const rows: Record<string, string[]> = {}
  for (const table of written) {
    const found = await db.execute<{ line: string }>(
      sql`select to_jsonb(row)::text as line from ${sql.identifier(table)} row order by 1`,
    )
    rows[table] = found.rows.map(({ line }) => line)
  }
  return rows
}

/** Nothing in the books is broken, and they agree with the bank's own (I15). Cash is in no book but ours. */
export async function expectAgreement(db: Db, bank: TestBank, merchantId: number): Promise<void> {
  const booked = await findBookedMoney(db, merchantId)
  const cash = booked.flatMap((one) => {
    const kind = (['capture', 'refund'] as const).find((known) => known === one.kind)
    return kind && one.operationId.startsWith('cash-') ? [{ ...one, kind }] : []
  })
  const movements = [...movementsAt(bank, merchantId), ...cash]
  expect(await findLedgerFaults(db, [{ merchantId, movements }])).toEqual([])
}

/** A terminal of the bank is `{merchant}-{gateway code}`. */
function movementsAt({ bank }: TestBank, merchantId: number) {
  const own = bank.control
    .sessions()
    .filter(({ session }) => session.terms.terminal.startsWith(`${merchantId}-`))
    .map(({ session }) => session.terms.trackId)
  return bank.captures().filter(({ trackId }) => own.includes(trackId))
}

/** Nothing of this shop is due any more: later tests share the database, and have clocks of their own. */
export async function putOff(db: Db, merchantId: number): Promise<void> {
  const never = sql`'9999-01-01'::timestamptz`
  const own = sql`merchant_id = ${merchantId}`
  await db.execute(
    sql`update attempt set next_inquiry_at = ${never} where ${own} and next_inquiry_at is not null`,
  )
  await db.execute(
    sql`update payment_transaction set expiry_due_at = ${never} where ${own} and expiry_due_at is not null`,
  )
  await db.execute(sql`update gateway_event set due_at = ${never} where ${own} and due_at is not null`)
  await db.execute(sql`update outbox set available_at = ${never} where ${own} and done_at is null`)
}
