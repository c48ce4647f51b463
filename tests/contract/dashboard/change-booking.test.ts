import { findLedgerFaults } from '@wasl/core/kernel/ledger/books/invariants'
import { findOrderFaults } from '@wasl/core/kernel/orders/order-faults.store'
import { findStockFaults } from '@wasl/core/kernel/stock/stock-faults.store'
import type { SignedIn } from '@wasl/tests/support/staff'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { askEvents, newKey, noura, ticketOf } from '../events/guest.ts'
import { seededForTests } from '../seeded.ts'
import { staffDesk } from '../staff-desk.ts'

const database = seededForTests()
const desk = staffDesk(database)
const ask = askEvents(() => desk.scene().core)
let sara: SignedIn

beforeAll(async () => {
  sara = await desk.signIn({ permissions: ['bookings.manage', 'payment.refund'] })
})
afterEach(async () => {
  const { db } = database()
  const faults = [await findLedgerFaults(db), await findOrderFaults(db), await findStockFaults(db)].flat()
  if (faults.length > 0) throw new Error(faults.join('\n'))
})

const daysOf = async (slug: string) => {
  const { body } = await ask(`events/${slug}`)
  const days = Object.entries(body.tickets[0]?.remaining_qty_per_date ?? {})
  return days.map(([day, { remaining_quantity: left }]) => ({ day, left }))
}
const leftOn = async (day: string) => (await daysOf('sunset-reading')).find((one) => one.day === day)?.left

async function bookFree(day: string, quantity: number): Promise<string> {
  const { terms_version, ticket } = await ticketOf(ask, 'sunset-reading', 'Free place')
  const { body } = await ask('registration/sunset-reading', {
    body: { ...noura(), lines: [{ ticket, event_date: day, quantity }], terms_version },
    key: newKey(),
  })
  return body.bookings[0]?.id ?? ''
}

const change = (id: string, body: object) => desk.as(sara, 'bookings.update', { params: { id }, body })
const codesOf = async (id: string) => {
  const { rows } = await database().pool.query<{ number: number; version: number; state: string }>(
    `select p.number, p.version, p.state from booking_place p join booking b on b.id = p.booking_id where b.public_id = $1 order by 1`,
    [id],
  )
  return rows
}

test('another date takes its places before it gives the old ones up, and renews the codes', async () => {
  const days = (await daysOf('sunset-reading')).filter(({ left }) => left !== 0)
  const [from, to] = [days[0]?.day ?? '', days[1]?.day ?? '']
  const before = [await leftOn(from), await leftOn(to)]
  const id = await bookFree(from, 2)
  const moved = await change(id, { event_date: to })
  expect(moved.body).toMatchObject({ booking: { event_date: to, quantity: 2 }, payment_url: null })
  expect([await leftOn(from), await leftOn(to)]).toEqual([before[0], Number(before[1]) - 2])
  expect((await codesOf(id)).map(({ version }) => version)).toEqual([2, 2])
})

test('fewer places void the highest numbers, more of them get new ones', async () => {
  const [day] = (await daysOf('sunset-reading')).filter(({ left }) => left !== 0)
  const before = await leftOn(day?.day ?? '')
  const id = await bookFree(day?.day ?? '', 3)
  await change(id, { quantity: '٢' })
  expect((await codesOf(id)).map(({ state }) => state)).toEqual(['active', 'active', 'void'])
  await change(id, { quantity: 4 })
  expect((await codesOf(id)).map(({ number, state }) => `${number} ${state}`)).toEqual([
    '1 active',
    '2 active',
    '3 void',
    '4 active',
    '5 active',
  ])
  expect(await leftOn(day?.day ?? '')).toBe(Number(before) - 4)
  await change(id, { status: 'cancel' })
  expect(await leftOn(day?.day ?? '')).toBe(before)
})

test('64 changes between two dates at once: no place is lost, and everybody keeps one', async () => {
  const days = (await daysOf('sunset-reading')).filter(({ left }) => left !== 0)
  const [one, other] = [days[0]?.day ?? '', days[1]?.day ?? '']
  const total = Number(await leftOn(one)) + Number(await leftOn(other))
  const ids: string[] = []
  for (let turn = 0; turn < 16; turn += 1) ids.push(await bookFree(turn % 2 === 0 ? one : other, 1))
  const answers = await Promise.all(
    Array.from({ length: 64 }, (_, at) =>
      change(ids[at % 16] ?? '', { event_date: at % 3 === 0 ? one : other }),
    ),
  )
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  expect(Number(await leftOn(one)) + Number(await leftOn(other))).toBe(total - 16)
})

test('what costs more waits for its payment, and lapses without it', async () => {
  const { terms_version: _terms, ...line } = await ticketOf(ask, 'tide-tasting', 'Seat', 24)
  const made = await desk.as(sara, 'bookings.create', {
    headers: { 'idempotency-key': newKey() },
    body: { ...line, quantity: 1, pg_codes: ['cod'], email: 'dana@example.com', customer_first_name: 'Dana' },
  })
  const { id } = (made.body as { booking: { id: string } }).booking
  const asked = await change(id, { quantity: 3, pg_codes: ['knet'] })
  expect(asked).toMatchObject({
    status: 200,
    body: {
      booking: {
        quantity: 1,
        items: [{ status: 'Paid' }, { status: 'Pending Payment', quantity: 3 }],
        members: [{ is_purchased: true }, { is_purchased: false }, { is_purchased: false }],
      },
      payment_url: expect.stringContaining('/pay/'),
    },
  })
  expect((await change(id, { quantity: 2 })).status).toBe(409)
  desk.scene().advance(26 * 3_600_000)
  for (let turn = 0; turn < 3; turn += 1) await desk.scene().core.ledger.runJanitorOnce()
  const later = await desk.signIn({ permissions: ['bookings.manage'] })
  const shown = await desk.as(later, 'bookings.booking', { params: { id } })
  expect(shown.body).toMatchObject({
    quantity: 1,
    items: [{ status: 'Paid' }, { status: 'Cancel' }],
    members: [{ is_void: false }, { is_void: true }, { is_void: true }],
  })
})
