import { findStockFaults } from '@wasl/core/kernel/stock/stock-faults.store'
import { createTicketSigner } from '@wasl/core/kernel/events/ticket-signer'
import type { SignedIn } from '@wasl/tests/support/staff'
import { beforeAll, expect, test } from 'vitest'
import { installationKey } from '../core-under-test.ts'
import { askEvents, newKey, noura, ticketOf, type Said } from '../events/guest.ts'
import { seededForTests } from '../seeded.ts'
import { staffDesk } from '../staff-desk.ts'

const database = seededForTests()
const desk = staffDesk(database)
const ask = askEvents(() => desk.scene().core)
const signer = createTicketSigner(installationKey)
let sara: SignedIn
let event = ''

beforeAll(async () => {
  sara = await desk.signIn({ permissions: ['bookings.manage', 'checkin.scan', 'search_paymenttransaction'] })
  const { rows } = await database().pool.query<{ public_id: string }>(
    `select public_id from event where slug = 'tide-tasting'`,
  )
  event = rows[0]?.public_id ?? ''
})

/** A free booking of the reading circle. */
async function bookFree(quantity: number): Promise<Said['bookings'][number] & { order: string }> {
  const { terms_version, ...line } = await ticketOf(ask, 'sunset-reading', 'Free place')
  const { body } = await ask('registration/sunset-reading', {
    body: { ...noura(), lines: [{ ...line, quantity }], terms_version },
    key: newKey(),
  })
  const [booking] = body.bookings
  if (!booking) throw new Error(`nothing was booked: ${JSON.stringify(body)}`)
  return { ...booking, order: body.order_id }
}

/** Codes of a booking, as its tickets have them. */
async function codesOf(booking: string): Promise<{ event: string; codes: string[] }> {
  const { rows } = await database().pool.query<{
    event: string
    key: string
    date: string
    version: number
  }>(
    `select e.public_id as event, p.key, b.event_date::text as date, p.version from booking_place p
     join booking b on b.id = p.booking_id join event e on e.id = b.event_id where b.public_id = $1 order by p.number`,
    [booking],
  )
  return {
    event: rows[0]?.event ?? '',
    codes: rows.map((row) => signer.codeOf({ ...row, startMinute: 0, ticket: 0 })),
  }
}

/** Today is the day of the booking, and the door is open. */
const today = (booking: string) =>
  database().pool.query(
    `update booking set event_date = (now() at time zone 'Asia/Kuwait')::date, starts_at = now(), ends_at = now() + interval '1 hour'
     where public_id = $1`,
    [booking],
  )

const scan = async (body: object) => {
  const answer = await desk.as(sara, 'fulfilment.validate', { body })
  return { status: answer.status, body: answer.body as Record<string, unknown> }
}

test('bookings are listed, narrowed and counted in places', async () => {
  const { id } = await bookFree(2)
  const { body } = await desk.as(sara, 'bookings.list', { query: '?full_name=noura' })
  expect(body).toMatchObject({
    count: 1,
    results: [{ id, quantity: 2, full_name: 'Noura Alali', is_free: true, attendance: 'expected', came: 0 }],
  })
  expect((await desk.as(sara, 'bookings.statistics', { query: '?email=NOURA@example.com' })).body).toEqual({
    booked: 2,
    attended: 0,
    not_attended: 2,
  })
  expect((await desk.as(sara, 'bookings.list', { query: '?attendance=attended' })).body).toMatchObject({
    count: 0,
  })
  const shown = await desk.as(sara, 'bookings.booking', { params: { id } })
  expect(shown.body).toMatchObject({
    items: [{ quantity: 2, status: 'Paid', payment_transaction: null }],
    members: [
      { number: 1, is_purchased: true, is_qr_scanned: false },
      { number: 2, is_purchased: true, is_qr_scanned: false },
    ],
  })
})

test('choices of people are told by their first three characters, never as a whole', async () => {
  const choices = async (typed: string) =>
    (await desk.as(sara, 'bookings.filterChoices', { query: `?field_name=email&field_value=${typed}` })).body
  expect([await choices('no'), await choices('nou')]).toEqual([
    { email: [], customer_phone: [] },
    { email: ['noura@example.com'], customer_phone: [] },
  ])
  const config = await desk.as(sara, 'bookings.listConfig', {})
  expect(config.body).toMatchObject({ actions: { GET: { email_choices: [], customer_phone_choices: [] } } })
})

test('16 scanners of one code: one lets somebody in, the others say when and by whom', async () => {
  const { id } = await bookFree(1)
  await today(id)
  const { event: reading, codes } = await codesOf(id)
  const answers = await Promise.all(
    Array.from({ length: 16 }, () => scan({ event_id: reading, qrcode: codes[0], gate: 'gate A' })),
  )
  const inside = answers.filter(({ status }) => status === 200)
  expect(inside).toMatchObject([{ body: { qr_number: 1, customer_first_name: 'Noura' } }])
  const others = answers.filter(({ status }) => status !== 200)
  expect(new Set(others.map(({ status, body }) => `${status} ${String(body['code'])}`))).toEqual(
    new Set(['400 duplicate']),
  )
  expect(others[0]?.body['qrcode']).toEqual([expect.stringMatching(/^Already scanned at .*, gate A, by /)])
  const shown = await desk.as(sara, 'bookings.booking', { params: { id } })
  expect(shown.body).toMatchObject({ attendance: 'attended', members: [{ is_qr_scanned: true }] })
})

test('a scan that is sent again says what it said, and counts once', async () => {
  const { id } = await bookFree(1)
  await today(id)
  const { event: reading, codes } = await codesOf(id)
  const once = { event_id: reading, qrcode: codes[0], nonce: 'scan-of-gate-7' }
  expect([(await scan(once)).status, (await scan(once)).status]).toEqual([200, 200])
  expect((await scan({ ...once, nonce: 'scan-of-gate-8' })).status).toBe(400)
})

test.each([
  [
    'of another event',
    'wrong_event',
    async (id: string) => ({ code: (await codesOf(id)).codes[0], at: event }),
  ],
  ['of another day', 'wrong_date', async (id: string) => ({ code: (await codesOf(id)).codes[0], at: null })],
  ['that is no code', 'unknown', async () => ({ code: 'https://example.com', at: null })],
])('a code %s is refused as %s', async (_, code, made) => {
  const { id } = await bookFree(1)
  const { event: reading } = await codesOf(id)
  const { code: qrcode, at } = await made(id)
  const refused = await scan({ event_id: at ?? reading, qrcode })
  expect([refused.status, refused.body['code']]).toEqual([400, code])
})

test('a canceled booking gives its places back, and its codes open nothing', async () => {
  const { id } = await bookFree(3)
  await today(id)
  const { event: reading, codes } = await codesOf(id)
  const done = await desk.as(sara, 'bookings.update', { params: { id }, body: { status: 'cancel' } })
  expect(done.body).toMatchObject({
    booking: { state: 'canceled', items: [{ status: 'Cancel' }] },
    money: [],
  })
  expect((await scan({ event_id: reading, qrcode: codes[0] })).body['code']).toBe('canceled')
  const again = await desk.as(sara, 'bookings.update', { params: { id }, body: { status: 'cancel' } })
  expect(again.status).toBe(409)
  expect(await findStockFaults(database().db)).toEqual([])
})

test('one booking of an order of two is canceled alone, the last one takes the order with it', async () => {
  const { body } = await ask('events/sunset-reading')
  const [ticket] = body.tickets
  const days = Object.entries(body.date_status).flatMap(([day, status]) =>
    status === 'available' ? [day] : [],
  )
  const lines = days.slice(0, 2).map((day) => ({ ticket: ticket?.id, event_date: day, quantity: 2 }))
  const made = await ask('registration/sunset-reading', {
    body: { ...noura(), lines, terms_version: body.terms_version },
    key: newKey(),
  })
  const [one, other] = made.body.bookings
  const cancel = (id: string | undefined) =>
    desk.as(sara, 'bookings.update', { params: { id: id ?? '' }, body: { status: 'cancel' } })
  await cancel(one?.id)
  const shown = await ask(`tickets_for_booking/${other?.id}/uuid/${other?.uuid}`)
  expect([shown.body.state, shown.body.bookings.map(({ state }) => state)]).toEqual([
    'ready',
    ['canceled', 'booked'],
  ])
  await cancel(other?.id)
  expect((await ask(`tickets_for_booking/${other?.id}/uuid/${other?.uuid}`)).body.state).toBe('failed')
  expect(await findStockFaults(database().db)).toEqual([])
})

test('staff book a paid event with a request, or paid at the desk at once', async () => {
  const { terms_version: _terms, ...line } = await ticketOf(ask, 'tide-tasting', 'Seat', 24)
  const create = (body: object) =>
    desk.as(sara, 'bookings.create', {
      headers: { 'idempotency-key': newKey() },
      body: { ...line, quantity: 2, email: 'dana@example.com', customer_first_name: 'Dana', ...body },
    })
  const asked = await create({ pg_codes: ['knet', 'card'] })
  expect(asked).toMatchObject({
    status: 201,
    body: {
      booking: {
        state: 'pending_payment',
        created_by: expect.any(String),
        items: [{ status: 'Pending Payment' }],
      },
      payment_url: expect.stringContaining('/en/pay/'),
    },
  })
  const desked = await create({ pg_codes: ['cod'] })
  expect(desked).toMatchObject({
    status: 201,
    body: { booking: { state: 'booked', members: [{ is_purchased: true }, {}] }, payment_url: null },
  })
  expect((await create({ pg_codes: [], email: 'x', quantity: 99 })).body).toEqual({
    quantity: ['This ticket can’t be booked for this date'],
  })
  expect(await create({ pg_codes: [], email: 'x' })).toMatchObject({
    status: 400,
    body: {
      pg_codes: ['Choose at least one payment method that is available'],
      email: ['Enter valid email address'],
    },
  })
})

test('tickets are mailed once they are booked, and again when staff ask', async () => {
  const { id } = await bookFree(1)
  const mails = async () => {
    await desk.scene().core.ledger.runJanitorOnce([desk.scene().core.work.messages])
    const { rows } = await database().pool.query<{ subject: string; recipient: string }>(
      `select subject, recipient from message where occasion = 'tickets_ready' and text like '%' || $1 || '%'`,
      [id],
    )
    return rows
  }
  const mail = { subject: 'Your tickets for Sunset reading circle', recipient: 'noura@example.com' }
  expect(await mails()).toEqual([mail])
  const sent = await desk.as(sara, 'bookings.resend', { body: { booking_id: id } })
  expect(sent.body).toMatchObject({ detail: 'The tickets were sent to noura@example.com' })
  expect(await mails()).toEqual([mail, mail])
})

test('staff choose among events that can be booked, and see what each ticket has left', async () => {
  const { body } = await desk.as(sara, 'bookings.events', { query: '?available=true&q=tide' })
  expect(body).toMatchObject({ results: [{ id: event, slug: 'tide-tasting' }] })
  const shown = await desk.as(sara, 'bookings.event', { params: { id: event } })
  expect(shown.body).toMatchObject({
    tickets: [{ name_en: 'Seat', price: '6.500' }, { name_en: 'Seat for two' }],
  })
  const doors = await desk.as(sara, 'fulfilment.doors', { params: { id: event } })
  expect(doors.body).toMatchObject({
    public_key: signer.publicKeyOf(event),
    doors: [{ name_en: 'Entrance' }],
  })
})

test('tickets are a PDF with a page for each place, by a link that ends', async () => {
  const { id, uuid } = await bookFree(2)
  const { body } = await ask(`tickets_for_booking/${id}/uuid/${uuid}`)
  const { tickets_url: address } = body as unknown as { tickets_url: string }
  const fetched = async () => desk.scene().core.fetch(new Request(`http://localhost${address}`))
  const file = await fetched()
  const text = Buffer.from(await file.arrayBuffer()).toString('latin1')
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(2)
  const calendar = await desk
    .scene()
    .core.fetch(new Request(`http://localhost${address.replace('?', '/calendar?')}`))
  expect(await calendar.text()).toContain('BEGIN:VEVENT')
  desk.scene().advance(25 * 3_600_000)
  expect((await fetched()).status).toBe(404)
})
