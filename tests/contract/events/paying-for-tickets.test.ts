import { findLedgerFaults } from '@wasl/core/kernel/ledger/books/invariants'
import { findOrderFaults } from '@wasl/core/kernel/orders/order-faults.store'
import { findStockFaults } from '@wasl/core/kernel/stock/stock-faults.store'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { coreUnderTest, type CoreUnderTest } from '../core-under-test.ts'
import { seededForTests } from '../seeded.ts'
import { askEvents, newKey, noura, ticketOf } from './guest.ts'

const database = seededForTests()
let scene: CoreUnderTest
const ask = askEvents(() => scene.core)

beforeAll(async () => {
  scene = await coreUnderTest(database().db)
})
afterEach(async () => {
  const { db } = database()
  const faults = [await findLedgerFaults(db), await findOrderFaults(db), await findStockFaults(db)].flat()
  if (faults.length > 0) throw new Error(faults.join('\n'))
})
afterAll(() => scene.close())

async function book(quantity: number) {
  const { terms_version, ...line } = await ticketOf(ask, 'tide-tasting', 'Seat', undefined)
  const { body } = await ask('registration/tide-tasting', {
    body: { ...noura(), lines: [{ ...line, quantity }], terms_version, gateway_code: 'knet' },
    key: newKey(),
  })
  const { rows } = await database().pool.query<{ track_id: string; attempt: string }>(
    `select a.track_id, a.public_id as attempt from attempt a join payment_transaction t on t.id = a.transaction_id where t.public_id = $1`,
    [body.transaction_id],
  )
  const [booking] = body.bookings
  const shown = async () => (await ask(`tickets_for_booking/${booking?.id}/uuid/${booking?.uuid}`)).body
  return { track: rows[0]?.track_id ?? '', attempt: rows[0]?.attempt ?? '', booking, shown }
}

const placesOf = async (booking: string | undefined) => {
  const { rows } = await database().pool.query(
    `select p.number, p.is_purchased, p.state from booking_place p join booking b on b.id = p.booking_id
     where b.public_id = $1 order by 1`,
    [booking],
  )
  return rows as { number: number; is_purchased: boolean; state: string }[]
}

test('tickets are issued once the payment came, and the page of its result leads to them', async () => {
  const { track, attempt, booking, shown } = await book(2)
  expect((await shown()).state).toBe('waiting')
  await scene.bank.control.answer(track, 'approve')
  expect(await shown()).toMatchObject({
    state: 'ready',
    tickets_url: expect.stringContaining('/plugins/event/tickets/'),
    bookings: [{ state: 'booked', quantity: 2 }],
  })
  expect((await placesOf(booking?.id)).map(({ is_purchased: isPurchased }) => isPurchased)).toEqual([
    true,
    true,
  ])
  const page = await scene.core.fetch(new Request(`http://localhost/api/v1/attempt/${attempt}`))
  expect(await page.json()).toMatchObject({ tickets_url: expect.stringContaining('/plugins/event/tickets/') })
})

test('a payment that is declined leaves the places kept for another try', async () => {
  const { track, shown, booking } = await book(1)
  await scene.bank.control.answer(track, 'decline')
  expect((await shown()).state).toBe('waiting')
  expect((await placesOf(booking?.id)).map(({ is_purchased: isPurchased }) => isPurchased)).toEqual([false])
})

test('a booking that nobody paid ends, and its codes are void', async () => {
  const { shown, booking } = await book(1)
  scene.advance(3 * 3_600_000)
  for (let turn = 0; turn < 3; turn += 1) await scene.core.ledger.runJanitorOnce()
  expect((await shown()).state).toBe('failed')
  expect((await placesOf(booking?.id)).map(({ state }) => state)).toEqual(['void'])
})
