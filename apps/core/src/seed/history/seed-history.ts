import type { Gateways } from '../../kernel/gateways/registry.ts'
import type { Bank } from '../../kernel/gateways/sandbox/bank/bank.ts'
import { terminalOf } from '../../kernel/gateways/sandbox/credentials.ts'
import { foldDueSales } from '../../kernel/ledger/books/fold-sales.service.ts'
import { foldDueTotals } from '../../kernel/ledger/books/fold-totals.service.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { hasRequest } from '../demo.store.ts'
import { countPast, insertPast, insertPeople } from './history.store.ts'
import { manyMoments, usualMoments, type PastMoment } from './past-days.ts'
import type { PastRow } from './past-row.ts'
import { planHistory } from './plan-history.ts'
import { seedPastOperations } from './seed-past-operations.ts'

export type HistoryDeps = {
  db: Db
  clock: Clock
  /** The book in which the payments of the past stand as well. */
  bank?: Pick<Bank, 'seed'>
  publicUrl: string
  /** With the bank, through which some of it was given back. */
  gateways?: Gateways
  /** Rows of one transaction; a server of its own lends itself for longer. */
  atOnce?: number
}

/** Whose past it is: the demo's first merchant, in Kuwait. */
const merchantId = 1
const zoneMinutes = 180
/** The embedded database lends itself for some seconds at a time. */
const usualAtOnce = 250
const customers = 60

/**
 * product.md 8: what makes home and lists show something real, once. A start that was ended in the middle is gone on with: rows
 * come in blocks, and the last of them when all else is there.
 */
export async function seedHistory(deps: HistoryDeps): Promise<void> {
  const { db, bank, gateways, publicUrl } = deps
  const now = deps.clock.now()
  const moments = usualMoments(now, zoneMinutes)
  if (await hasRequest(db, `H-${moments.length}`)) return
  // Of today and yesterday nothing was given back.
  const last = moments.length - usualAtOnce
  const there = await countPast(db, { merchantId, most: moments.length })
  if (there < last) await add(deps, moments.slice(there, last), { first: there + 1, customers })
  if (bank && gateways)
    await seedPastOperations(
      { db, bank, gateways, publicUrl, now },
      planHistory(moments.slice(0, last), 1, customers),
    )
  await add(deps, moments.slice(last), { first: last + 1, customers })
}

/** `count` more, for measuring; the bank keeps no book of them. Numbered behind the usual ones. */
export async function growHistory(
  { bank: _bank, ...deps }: HistoryDeps,
  count: number,
  tell: (done: number) => void = () => {},
): Promise<void> {
  const first = await nextFree(deps.db)
  const moments = manyMoments(deps.clock.now(), count)
  const many = Math.max(customers, Math.floor(count / 20))
  await add(deps, moments, { first, customers: many, tell })
}

type Adding = { first: number; customers: number; tell?: (done: number) => void }

async function add(
  { db, clock, bank, publicUrl, atOnce = usualAtOnce }: HistoryDeps,
  moments: readonly PastMoment[],
  { first, customers: people, tell = () => {} }: Adding,
): Promise<void> {
  await inTransaction(db, (tx) => insertPeople(tx, { merchantId, count: people, now: clock.now() }))
  for (let done = 0; done < moments.length; done += atOnce) {
    const rows = planHistory(moments.slice(done, done + atOnce), first + done, people)
    await bank?.seed(rows.filter(isBanked).map((row) => bankSeed(row, publicUrl)))
    await inTransaction(db, (tx) => insertPast(tx, merchantId, rows))
    tell(Math.min(done + atOnce, moments.length))
  }
  await foldDueTotals({ db })
  await foldDueSales({ db })
}

const usual = 10_000
const hasAny = (db: Db, n: number): Promise<boolean> => hasRequest(db, `H-${n}`)

/** Rows are numbered in blocks: the next unused one. */
async function nextFree(db: Db): Promise<number> {
  let first = usual + 1
  while (await hasAny(db, first)) first += 10_000_000
  return first
}

const isBanked = ({ outcome, gateway }: PastRow): boolean =>
  gateway !== 'cod' && ['paid', 'authorized', 'attempted', 'failed'].includes(outcome)

type BankSeed = Parameters<Bank['seed']>[0][number]

function bankSeed(row: PastRow, publicUrl: string): BankSeed {
  const number = String(row.n).padStart(9, '0')
  const operation = row.outcome === 'authorized' ? 'authorize' : 'purchase'
  return {
    paymentId: `SB7${number}`,
    createdAt: new Date(row.tried),
    terms: {
      trackId: `7${number}`,
      terminal: terminalOf({ merchantId, code: row.gateway }),
      operation,
      charge: { minor: row.amount + row.fee, currency: row.currency },
      merchantName: { en: 'Tamra & Tide', ar: 'تمرة ومدّ' },
      orderNo: row.order_no,
      locale: row.language,
      returnUrl: `${publicUrl}/bff/return/A${row.public_id}?lang=${row.language}`,
      callbackUrl: `${publicUrl}/api/v1/gateway/${row.gateway}/callback`,
    },
    outcome: {
      result: row.outcome === 'paid' ? 'captured' : row.outcome === 'authorized' ? 'authorized' : 'failed',
      message: null,
      details: {},
    },
  }
}
