import { findStockFaults } from '@wasl/core/kernel/stock/stock-faults.store'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { coreUnderTest, type CoreUnderTest } from '../core-under-test.ts'
import { seededForTests } from '../seeded.ts'
import { askEvents, newKey, noura, ticketOf } from './guest.ts'

const database = seededForTests()
let scene: CoreUnderTest
const ask = askEvents(() => scene.core)
const keep = (lines: readonly object[], more: object = {}) =>
  ask('hold', { body: { lines, ...more }, key: newKey() })
const leftOf = async (line: object) => {
  const { body } = await ask('ticket/qty-list', { body: [{ ...line, quantity: 1 }] })
  const [told] = body as unknown as { status: string; remaining_quantity: number | null }[]
  return [told?.status, told?.remaining_quantity]
}

beforeAll(async () => {
  scene = await coreUnderTest(database().db)
})
afterAll(() => scene.close())

const duo = async () => {
  const { terms_version: _terms, ...line } = await ticketOf(ask, 'tide-tasting', 'Seat for two')
  return line
}

test('kept places may come back: others see held and not sold out, and their keeper sees them free', async () => {
  const line = await duo()
  const [, left] = await leftOf(line)
  const kept = await keep([{ ...line, quantity: left }])
  expect(kept.status).toBe(201)
  expect(await leftOf(line)).toEqual(['held', 0])
  const { body } = await ask('events/tide-tasting')
  const told = body.tickets.find(({ id }) => id === line.ticket)?.remaining_qty_per_date[line.event_date]
  expect(told).toMatchObject({ status: 'held', comes_back_at: kept.body.expires_at })
  expect(await keep([{ ...line, quantity: 1 }])).toMatchObject({ status: 409, body: { code: 'held' } })
  const own = { lines: [{ ...line, quantity: left }], hold: kept.body.hold }
  expect((await ask('pay-choices', { body: own })).status).toBe(200)
  await ask(`hold/${kept.body.hold}/release`, { body: {} })
  expect(await leftOf(line)).toEqual(['available', left])
})

test('another number of places takes the place of the first, or leaves it as it was', async () => {
  const line = await duo()
  const [, left] = await leftOf(line)
  const first = await keep([{ ...line, quantity: left }])
  const fewer = await keep([{ ...line, quantity: 1 }], { replaces: first.body.hold })
  expect(fewer.status).toBe(201)
  expect((await ask(`hold/${first.body.hold}`)).status).toBe(404)
  expect(await leftOf(line)).toEqual(['available', Number(left) - 1])
  const tooMany = await keep([{ ...line, quantity: Number(left) + 1 }], { replaces: fewer.body.hold })
  expect(tooMany).toMatchObject({ status: 409, body: { code: 'reduced' } })
  expect((await ask(`hold/${fewer.body.hold}`)).body).toMatchObject({ hold: fewer.body.hold })
  await ask(`hold/${fewer.body.hold}/release`, { body: {} })
})

test('places are kept longer once, and end by themselves', async () => {
  const line = await duo()
  const before = await leftOf(line)
  const { body } = await keep([{ ...line, quantity: 1 }])
  scene.advance(10 * 60_000)
  const longer = await ask(`hold/${body.hold}/extend`, { body: {} })
  expect([longer.status, longer.body.extended]).toEqual([200, true])
  expect(Date.parse(longer.body.expires_at)).toBeGreaterThan(Date.parse(body.expires_at))
  expect((await ask(`hold/${body.hold}/extend`, { body: {} })).status).toBe(409)
  scene.advance(16 * 60_000)
  expect((await ask(`hold/${body.hold}`)).status).toBe(404)
  expect(await leftOf(line)).toEqual(before)
})

test('a browser keeps at most three at a time', async () => {
  const line = { ...(await ticketOf(ask, 'sunset-reading', 'Free place')), terms_version: undefined }
  const browser = 'browser-of-the-tests'
  const kept = []
  for (let turn = 0; turn < 4; turn += 1) kept.push(await keep([{ ...line, quantity: 1 }], { browser }))
  expect(kept.map(({ status }) => status)).toEqual([201, 201, 201, 409])
  const changed = await keep([{ ...line, quantity: 2 }], { browser, replaces: kept[0]?.body.hold })
  expect(changed.status).toBe(201)
})

test('an order takes over what its guest keeps, the last places too', async () => {
  const { terms_version, ...line } = await ticketOf(ask, 'tide-tasting', 'Seat for two')
  const [, left] = await leftOf(line)
  const lines = [{ ...line, quantity: left }]
  const { body } = await keep(lines)
  const wish = { ...noura(), lines, terms_version, hold: body.hold, gateway_code: 'knet' }
  const made = await ask('registration/tide-tasting', { body: wish, key: newKey() })
  expect(made.status).toBe(201)
  expect((await ask(`hold/${body.hold}`)).status).toBe(404)
  expect(await leftOf(line)).toEqual(['held', 0])
  const late = await ask('registration/tide-tasting', { body: { ...wish, hold: undefined }, key: newKey() })
  expect(late).toMatchObject({ status: 409, body: { code: 'held' } })
})

test('after all of it no pool counts wrong', async () => {
  expect(await findStockFaults(database().db)).toEqual([])
})
