import { eachEngine } from '@wasl/tests/support/database'
import { expectLedgerClean, kwd, openLedger, request } from '@wasl/tests/support/fixtures/ledger.fixtures'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { foldDueSales } from './fold-sales.service.ts'
import { foldDueTotals } from './fold-totals.service.ts'
import { findSalesTotals } from './sales.store.ts'
import { findCurrencyTotals, findTotals } from './totals.store.ts'

const largest = kwd(999_999_999_999_999)

eachEngine((database) => {
  const open = () => openLedger(database().db)

  test('ten of the largest amounts are summed exactly, folded or not', async () => {
    const scene = await open()
    const { db, merchantId } = scene
    for (let made = 0; made < 10; made += 1) await request(scene, { amount: largest })
    const of = { merchantId, plugins: ['payment_request'], isDeleted: false }
    const sum = 9_999_999_999_999_990n
    for (const _ of [1, 2]) {
      expect(await findCurrencyTotals(db, { ...of, states: null })).toEqual([
        { currency: 'KWD', count: 10, generated: sum, received: 0n, balance: sum },
      ])
      await expectLedgerClean(db)
      await foldDueTotals({ db })
    }
  })

  test('no number of requests is too many to be folded', async () => {
    const { db, merchantId } = await open()
    const near = '9223372036854775807'
    const add = () =>
      db.execute(sql`
        insert into transaction_total_change
          (merchant_id, plugin, currency, state, is_deleted, count, generated, received, balance)
        select ${merchantId}::int, 'payment_request', 'KWD', 'created', false, 1, ${near}::bigint, ${near}::bigint, ${near}::bigint
        from generate_series(1, 2)`)
    await add()
    expect(await foldDueTotals({ db })).toBe(2)
    await add()
    expect(await foldDueTotals({ db })).toBe(2)
    const sum = 4n * BigInt(near)
    expect(await findTotals(db, { merchantId, plugins: ['payment_request'], isDeleted: false })).toEqual([
      {
        plugin: 'payment_request',
        currency: 'KWD',
        state: 'created',
        count: 4,
        generated: sum,
        received: sum,
        balance: sum,
      },
    ])
  })

  test('no day sells too much to be folded', async () => {
    const { db, clock, merchantId } = await open()
    const near = '9223372036854775807'
    await db.execute(sql`
      insert into sale_change
        (merchant_id, at, plugin, currency, gateway_code, paid, amount, refunded, succeeded, failed)
      select ${merchantId}::int, ${clock.now().toISOString()}::timestamptz, 'payment_request', 'KWD', 'card', 1,
        ${near}::bigint, ${near}::bigint, 1, 0
      from generate_series(1, 2)`)
    expect(await foldDueSales({ db })).toBe(2)
    const sum = 2n * BigInt(near)
    expect(
      await findSalesTotals(db, {
        merchantId,
        plugins: ['payment_request'],
        from: '2026-01-01',
        to: '2027-12-31',
      }),
    ).toEqual([{ currency: 'KWD', paid: 2, amount: sum, refunded: sum, succeeded: 2, failed: 0 }])
  })
})
