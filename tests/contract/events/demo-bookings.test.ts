import { findLedgerFaults } from '@wasl/core/kernel/ledger/books/invariants'
import { findOrderFaults } from '@wasl/core/kernel/orders/order-faults.store'
import { findStockFaults } from '@wasl/core/kernel/stock/stock-faults.store'
import { seedBookings } from '@wasl/core/seed/seed-bookings'
import { expect, test } from 'vitest'
import { coreUnderTest, installationKey } from '../core-under-test.ts'
import { seededForTests } from '../seeded.ts'
import { askEvents } from './guest.ts'

const database = seededForTests()

test(
  'the demo has bookings of the past and of today, and has left what its file says',
  { timeout: 180_000 },
  async () => {
    const { db, pool } = database()
    const scene = await coreUnderTest(db)
    const { gateways, bank, now } = scene
    const seeding = {
      db,
      clock: { now },
      gateways,
      bank,
      publicUrl: 'http://localhost:4000',
      key: installationKey,
    }
    await seedBookings(seeding)
    const rows = async (text: string) => (await pool.query(text)).rows
    const booked = await rows(
      `select o.public_id as id, b.state, count(p.id)::int as places, count(p.first_in_at)::int as came,
       (b.event_date - (now() at time zone 'Asia/Kuwait')::date) as away
     from booking b join shop_order o on o.id = b.order_id join booking_place p on p.booking_id = b.id
     group by 1, 2, b.event_date order by 1`,
    )
    expect(booked).toMatchObject([
      { id: 'EVB-501', state: 'booked', places: 2, came: 2, away: -9 },
      { id: 'EVB-502', state: 'booked', places: 1, came: 0, away: 5 },
      { id: 'EVB-503', state: 'booked', places: 4, came: 2, away: -9 },
      { id: 'EVB-504', state: 'booked', places: 1, came: 0, away: 3 },
      { id: 'EVB-505', state: 'booked', places: 1, came: 0, away: 20 },
      { id: 'EVB-506', state: 'booked', places: 1, came: 0, away: 8 },
      { id: 'EVB-507', state: 'canceled', places: 2, came: 0, away: 15 },
      { id: 'EVB-508', state: 'booked', places: 3, came: 0, away: 20 },
      { id: 'EVB-509', state: 'booked', places: 2, came: 0, away: 0 },
      { id: 'EVB-510', state: 'booked', places: 3, came: 2, away: 0 },
    ])
    const ask = askEvents(() => scene.core)
    const { body } = await ask('events/tide-tasting')
    expect(
      Object.values(body.tickets[0]?.remaining_qty_per_date ?? {}).map(
        ({ remaining_quantity: left }) => left,
      ),
    ).toEqual([0, 6, 12, 0, 24, 3])
    await seedBookings(seeding)
    expect(await rows(`select count(*)::int as n from booking`)).toEqual([{ n: 10 }])
    expect([await findLedgerFaults(db), await findOrderFaults(db), await findStockFaults(db)].flat()).toEqual(
      [],
    )
    await scene.close()
  },
)
