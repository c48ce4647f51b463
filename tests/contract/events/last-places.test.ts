import { findOrderFaults } from '@wasl/core/kernel/orders/order-faults.store'
import { findStockFaults } from '@wasl/core/kernel/stock/stock-faults.store'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachEngine } from '../../support/database.ts'
import { coreUnderTest, type CoreUnderTest } from '../core-under-test.ts'
import { askEvents, newKey, noura, ticketOf } from './guest.ts'

eachEngine((database) => {
  let scene: CoreUnderTest
  const ask = askEvents(() => scene.core)

  beforeAll(async () => {
    scene = await coreUnderTest(database().db)
  }, 240_000)
  afterAll(() => scene.close())

  const faults = async () => [await findStockFaults(database().db), await findOrderFaults(database().db)]
  const count = async (text: string): Promise<number> => {
    const { rows } = await database().pool.query<{ n: number }>(text)
    return Number(rows[0]?.n)
  }

  test('64 visitors keep and book the last ten places: ten have one each', async () => {
    const { terms_version, ...line } = await ticketOf(ask, 'sunset-reading', 'Free place')
    await database().pool.query(
      `with pool as (
         select p.id, p.sold + p.held + 10 as capacity from ticket_date d
         join event_ticket t on t.id = d.ticket_id join stock_pool p on p.id = d.pool_id
         where t.public_id = $1 and d.date::text = $2),
       counted as (update stock_pool set capacity = pool.capacity from pool where stock_pool.id = pool.id)
       insert into stock_move (merchant_id, pool_id, reason, capacity, actor, at) select 1, id, 'counted', capacity, 'test', now() from pool`,
      [line.ticket, line.event_date],
    )
    const lines = [{ ...line, quantity: 1 }]
    const visitors = Array.from({ length: 64 }, async (_, at) => {
      const keeps = at % 2 === 0
      const kept = keeps ? await ask('hold', { body: { lines }, key: newKey() }) : null
      if (keeps && kept?.status !== 201) return kept?.body.code
      const wish = { ...noura(), lines, terms_version, ...(kept && { hold: kept.body.hold }) }
      const key = newKey()
      const [made, twice] = await Promise.all([
        ask('registration/sunset-reading', { body: wish, key }),
        ask('registration/sunset-reading', { body: wish, key }),
      ])
      const booked = [made, twice].filter(({ status }) => status === 201)
      return booked.length > 0 ? 'booked' : (made.body.code ?? twice.body.code)
    })
    const ends = await Promise.all(visitors)
    expect(ends.filter((end) => end === 'booked')).toHaveLength(10)
    expect(new Set(ends.filter((end) => end !== 'booked'))).toSatisfy((codes: Set<string>) =>
      [...codes].every((code) => ['sold_out', 'held', 'in_flight'].includes(code)),
    )
    expect(await count(`select count(*) as n from booking where state = 'booked'`)).toBe(10)
    expect(await count(`select count(*) as n from booking_place where is_purchased`)).toBe(10)
    expect(await faults()).toEqual([[], []])
  }, 180_000)
})
