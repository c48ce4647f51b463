import { afterAll, beforeAll, expect, test } from 'vitest'
import { coreUnderTest, type CoreUnderTest } from '../core-under-test.ts'
import { seededForTests } from '../seeded.ts'
import { askEvents, newKey, noura, ticketOf } from './guest.ts'

const database = seededForTests()
let scene: CoreUnderTest
const ask = askEvents(() => scene.core)

beforeAll(async () => {
  scene = await coreUnderTest(database().db)
})
afterAll(() => scene.close())

test('events are listed with the nearest first and what is sold out last', async () => {
  const { body } = await ask('events')
  expect(body.results.map(({ slug, availability, places_left: left }) => [slug, availability, left])).toEqual(
    [
      ['tide-tasting', 'many', expect.any(Number)],
      ['sunset-reading', 'many', expect.any(Number)],
      ['sourdough-samoon', 'many', expect.any(Number)],
      ['pearl-night', 'many', expect.any(Number)],
      ['kids-coffee-art', 'sold_out', 0],
    ],
  )
})

test('an event says of each day what its tickets have left, and which day is chosen first', async () => {
  const { body } = await ask('events/tide-tasting')
  const [seat] = body.tickets
  const statuses = Object.values(seat?.remaining_qty_per_date ?? {}).map(({ status }) => status)
  expect(statuses).toEqual(['past', 'available', 'available', 'soldOut', 'available', 'available'])
  expect(Object.values(seat?.slots ?? {})).toEqual([[expect.objectContaining({ status: 'available' })]])
  expect(body.preselected_date).toBe(seat?.dates[1])
})

test('a merchant without events has none of their addresses', async () => {
  const alt = { host: 'dar-nuwair.localhost' }
  const statuses = [
    await ask('events', alt),
    await ask('events/tide-tasting', alt),
    await ask('header-config', alt),
  ]
  expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404])
})

test('an event is found by the slug it had before, and a draft by none', async () => {
  const { pool } = database()
  await pool.query(
    `insert into event_slug (merchant_id, slug, event_id, at) select merchant_id, 'old-reading', id, now() from event where slug = 'sunset-reading'`,
  )
  const moved = await ask('events/old-reading')
  expect([moved.status, moved.body.slug]).toEqual([301, 'sunset-reading'])
  await pool.query(`update event set state = 'draft' where slug = 'sunset-reading'`)
  expect((await ask('events/sunset-reading')).status).toBe(404)
  await pool.query(`update event set state = 'published' where slug = 'sunset-reading'`)
})

test('the terms are told in both languages with their version', async () => {
  const { body } = await ask('terms-and-conditions?event=tide-tasting')
  expect([body.version, body.terms_ar.includes('١٢ سنة')]).toEqual([1, true])
})

test('the form asks for the fields of the event', async () => {
  const { body } = await ask('registration/sourdough-samoon', { verb: 'OPTIONS' })
  expect(body.fields).toMatchObject([{ name: 'apron_size', scope: 'place', required: true }])
})

test('a free place is booked at once, once for the same press', async () => {
  const { terms_version, ...line } = await ticketOf(ask, 'sunset-reading', 'Free place')
  const wish = { ...noura(), lines: [{ ...line, quantity: '٢' }], terms_version }
  const key = newKey()
  const made = await ask('registration/sunset-reading', { body: wish, key })
  expect(made).toMatchObject({ status: 201, body: { transaction_id: null, bookings: [{}] } })
  const again = await ask('registration/sunset-reading', { body: wish, key })
  expect([again.headers.get('idempotent-replayed'), again.body]).toEqual(['true', made.body])
  const [booking] = made.body.bookings
  expect(made.body.redirect_url).toContain(`/en/events/thanks-for-register?booking=${booking?.id}`)
  const shown = await ask(`tickets_for_booking/${booking?.id}/uuid/${booking?.uuid}`)
  expect(shown.body).toMatchObject({ state: 'ready', bookings: [{ state: 'booked', quantity: 2 }] })
  expect((await ask(`tickets_for_booking/${booking?.id}/uuid/${booking?.id}`)).status).toBe(404)
  const { rows } = await database().pool.query(
    `select p.number, p.is_purchased from booking_place p join booking b on b.id = p.booking_id where b.public_id = $1 order by 1`,
    [booking?.id],
  )
  expect(rows).toEqual([1, 2].map((number) => ({ number, is_purchased: true })))
})

test('what is missing or wrong is told at its field, and nothing is booked', async () => {
  const { terms_version, ...line } = await ticketOf(ask, 'sourdough-samoon', 'Morning class')
  const body = {
    ...noura(),
    email: 'nobody',
    customer_phone: '1',
    lines: [{ ...line, quantity: 1 }],
    terms_version,
  }
  const refused = await ask('registration/sourdough-samoon', { body, key: newKey() })
  expect([refused.status, refused.body]).toEqual([
    400,
    {
      email: ['Enter valid email address'],
      customer_phone: ['Enter valid phone number'],
      'lines.0.places.0.fields.apron_size': ['This field is required'],
    },
  ])
})

test('terms that changed since they were read are asked for once more', async () => {
  const { terms_version, ...line } = await ticketOf(ask, 'tide-tasting', 'Seat for two')
  const body = { ...noura(), lines: [{ ...line, quantity: 1 }], terms_version: terms_version - 1 }
  expect(await ask('registration/tide-tasting', { body, key: newKey() })).toMatchObject({
    status: 409,
    body: { code: 'terms_changed' },
  })
})

test('a paid place leads to the gateway at the price of now, and is kept until it is paid', async () => {
  const { terms_version, ...line } = await ticketOf(ask, 'tide-tasting', 'Seat', 24)
  const lines = [{ ...line, quantity: 2 }]
  const offer = await ask('pay-choices', { body: { lines } })
  expect(offer.body).toMatchObject({ total: '13.000', pay_choices: expect.arrayContaining([]) })
  const wish = { ...noura(), lines, terms_version, gateway_code: 'knet', price_hash: 'x' }
  expect(await ask('registration/tide-tasting', { body: wish, key: newKey() })).toMatchObject({
    status: 409,
    body: { code: 'price_changed' },
  })
  const made = await ask('registration/tide-tasting', {
    body: { ...wish, price_hash: offer.body.price_hash },
    key: newKey(),
  })
  expect(made.body.redirect_url).toContain('/sandbox-bank/')
  const [booking] = made.body.bookings
  expect((await ask(`tickets_for_booking/${booking?.id}/uuid/${booking?.uuid}`)).body.state).toBe('waiting')
  const left = await ask('ticket/qty-list', { body: lines })
  expect(left.body).toMatchObject([{ status: 'available', remaining_quantity: 22 }])
})
