import { start, type Embedded, type Running } from '@wasl/bff/main'
import { withoutLimits } from '@wasl/bff/middleware/rate-limits.fixtures'
import { findLedgerFaults } from '@wasl/core/kernel/ledger/books/invariants'
import type { CreateTransaction } from '@wasl/core/kernel/ledger/create-transaction.service'
import type { Bank } from '@wasl/core/kernel/gateways/sandbox/bank/bank'
import type { Clock } from '@wasl/core/platform/clock'
import type { Config } from '@wasl/core/platform/config/config'
import { createLog } from '@wasl/core/platform/log/log'
import { parseAmount, type Money } from '@wasl/domain/money'
import { rm } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { gatewayBooks } from './gateway-books.ts'
import { bookOf, type Book } from './wasl-book.ts'
import { seededFolder } from './seeded-folder.ts'
import { writtenRows } from './written-rows.ts'

/** The whole installation as `npm start` composes it, on the seeded demo, with a clock that tests move. */
export type Wasl = {
  /** `http://localhost:20123`, the first merchant's host. */
  readonly url: string
  readonly bank: Bank
  readonly core: Embedded['core']
  /** A fresh request of the first merchant; answers its id. */
  payLink(wish?: PayLink): Promise<string>
  /** What the ledger has of a request. */
  bookOf(transactionId: string): Promise<Book>
  /** For what no service does yet. */
  sql(text: string): Promise<Record<string, unknown>[]>
  now(): Date
  /** Moves the time of core, bank and bff, and does what has become due. */
  advance(ms: number): Promise<void>
  /** Does what is due now. */
  settle(): Promise<void>
  expectBooksClean(): Promise<void>
  /** Asks the books only where something was written, or taken by the bank, since they were clean. */
  expectBooksCleanSince(): Promise<void>
  stop(): Promise<void>
}

export type PayLink = {
  merchantId?: number
  amount?: string
  currency?: string
  gateways?: readonly string[]
  /** Of the sandbox bank's table: 'decline-expired-card+callback-late:30'. */
  scenario?: string
  expiresInMs?: number
  minimumAmount?: string
  deliveryCharges?: string
} & Partial<
  Pick<
    CreateTransaction,
    | 'unitKey'
    | 'editableAmount'
    | 'asksAdditionalPhone'
    | 'nextUrl'
    | 'descriptionEn'
    | 'descriptionAr'
    | 'remarks'
    | 'operation'
    | 'captureAddress'
    | 'captureLocation'
    | 'firstPopupEn'
    | 'firstPopupAr'
    | 'secondPopupEn'
    | 'secondPopupAr'
  >
>

const aDayMs = 86_400_000

async function startWasl(changes: Partial<Config> = {}): Promise<Wasl> {
  const { folder, config } = await seededFolder()
  let shiftMs = 0
  const clock: Clock = { now: () => new Date(Date.now() + shiftMs) }
  const errors: string[] = []
  const log = createLog({ level: 'error', destination: { write: (line) => void errors.push(line) } })
  const running = await start({ ...config, ...changes }, { limits: withoutLimits, clock, log })
  const { core, database, bank } = demoParts(running)
  let orders = 0

  const settle = async () => {
    await bank.resume()
    await core.work.finish()
    await core.ledger.idle()
  }
  let cleanAt: string | null = null
  const written = async () => `${await writtenRows(database.pool)}, bank ${bank.captures().length}`
  const expectSilence = () => expect(errors.splice(0), 'the server logs no error').toEqual([])
  const expectBooksClean = async () => {
    await settle()
    const at = await written()
    expect(await findLedgerFaults(database.db, gatewayBooks(bank))).toEqual([])
    cleanAt = at
    expectSilence()
  }
  return {
    url: running.url,
    bank,
    core,
    now: clock.now,
    settle,
    bookOf: (transactionId) => bookOf(database.pool, transactionId),
    async sql(text) {
      return (await database.pool.query<Record<string, unknown>>(text)).rows
    },
    async payLink({
      merchantId = 1,
      amount = '7.000',
      currency = 'KWD',
      gateways = ['knet'],
      scenario,
      expiresInMs = aDayMs,
      minimumAmount,
      deliveryCharges,
      ...rest
    } = {}) {
      orders += 1
      const made = await core.ledger.createTransaction({
        merchantId,
        plugin: 'payment_request',
        unitKey: 'main',
        amount: moneyOf(amount, currency),
        pgCodes: gateways,
        expiresAt: new Date(clock.now().getTime() + expiresInMs),
        customerId: await customerOf(database.pool, merchantId),
        orderNo: `E2E-${orders}`,
        descriptionEn: 'Coffee order',
        descriptionAr: 'طلب قهوة',
        ...(deliveryCharges && { delivery: moneyOf(deliveryCharges, currency) }),
        ...(minimumAmount && { minimumAmount: moneyOf(minimumAmount, currency) }),
        ...(scenario && { extra: { sandbox_scenario: scenario } }),
        ...rest,
      })
      if (!made.ok) throw new Error(`the request was refused: ${made.error}`)
      return made.value.publicId
    },
    async advance(ms) {
      shiftMs += ms
      await settle()
    },
    expectBooksClean,
    async expectBooksCleanSince() {
      if ((await written()) === cleanAt) expectSilence()
      else await expectBooksClean()
    },
    async stop() {
      await running.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** One installation for the tests of a file; after each of them, and at the end, the books are clean. Call what it returns inside a test. */
export function waslForTests(changes: Partial<Config> = {}): () => Wasl {
  let wasl: Wasl | null = null
  const current = () => {
    if (!wasl) throw new Error('Wasl runs inside tests only')
    return wasl
  }
  beforeAll(async () => {
    wasl = await startWasl(changes)
  })
  afterEach(() => current().expectBooksCleanSince())
  afterAll(async () => {
    try {
      await wasl?.expectBooksClean()
    } finally {
      await wasl?.stop()
    }
  })
  return current
}

function demoParts({ embedded }: Running): Embedded & { bank: Bank } {
  if (!embedded?.bank) throw new Error('the demo has a core and a bank of its own')
  return { ...embedded, bank: embedded.bank }
}

function moneyOf(text: string, currency: string): Money {
  const parsed = parseAmount(text, currency)
  if (!parsed.ok) throw new Error(`${text} ${currency} is no amount: ${parsed.error}`)
  return parsed.value
}

type Pool = Embedded['database']['pool']

async function customerOf(pool: Pool, merchantId: number): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    'select id from customer where merchant_id = $1 order by id limit 1',
    [merchantId],
  )
  return Number(rows[0]?.id)
}
