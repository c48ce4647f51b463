import { findLedgerFaults, type GatewayBook } from '@wasl/core/kernel/ledger/books/invariants'
import { readDemoFiles } from '@wasl/core/seed/demo-files'
import { hasDemoData } from '@wasl/core/seed/has-demo-data'
import { renewDemo } from '@wasl/core/seed/renew-demo'
import { nextTarget } from '@wasl/domain/next-target'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseForTests } from '../support/database.ts'
import { asking } from './asking.ts'
import { coreUnderTest, type CoreUnderTest } from './core-under-test.ts'

const database = databaseForTests()
let scene: CoreUnderTest
let ask: ReturnType<typeof asking>

let hadDemoData: boolean

beforeAll(async () => {
  hadDemoData = await hasDemoData(database().db)
  scene = await coreUnderTest(database().db)
  ask = asking(scene.core.fetch)
})
afterAll(() => scene.close())

const rows = async (sql: string) => (await database().pool.query(sql)).rows

test('a database that was seeded is known to hold the demo', async () => {
  expect([hadDemoData, await hasDemoData(database().db)]).toEqual([false, true])
})

test('every request of the demo is in its state, with its own id, deleted or not', async () => {
  const { requests } = await readDemoFiles()
  expect(
    await rows(
      'select public_id as id, state, deleted_at is not null as deleted from payment_transaction order by payment_transaction.id',
    ),
  ).toEqual(requests.map(({ id, state, deleted = false }) => ({ id, state, deleted })))
})

test('every attempt of the demo is in its state, with its own track id', async () => {
  const { attempts } = await readDemoFiles()
  expect(
    await rows(
      `select public_id as id, state, track_id from attempt where public_id ~ '^AT-1' order by public_id`,
    ),
  ).toEqual(attempts.map(({ id, state, track_id }) => ({ id, state, track_id })))
})

test('a paid request that has no attempt written down has one of the same kind', async () => {
  expect(
    await rows(`select state, captured::int, fee::int from attempt where public_id = 'AT-CP-003'`),
  ).toEqual([{ state: 'success', captured: 31_650, fee: 250 }])
})

test('the history of each row is one that could have happened, at the time it says it did', async () => {
  expect(
    await rows(`select e.event, e.source, e.at <= a.created_at + interval '1 hour' as on_time
      from attempt_event e join attempt a on a.id = e.attempt_id where a.public_id = 'AT-1011' order by e.id`),
  ).toEqual([
    { event: 'attempt.created', source: 'pay', on_time: true },
    { event: 'session.requested', source: 'pay', on_time: true },
    { event: 'session.opened', source: 'session', on_time: true },
    { event: 'gateway.failed', source: 'inquiry', on_time: true },
  ])
})

test('PR-1016 was refunded 15.000 of its 40.000', async () => {
  expect(await rows(`select captured::int, refunded::int from attempt where public_id = 'AT-1016'`)).toEqual([
    { captured: 40_000, refunded: 15_000 },
  ])
  expect(await rows('select amount::int, state from money_operation')).toEqual([
    { amount: 15_000, state: 'done' },
  ])
})

test("the invariants hold, and the bank's own book says the same", async () => {
  const tracks = (await rows('select merchant_id, track_id from attempt')) as {
    merchant_id: number
    track_id: string
  }[]
  const books = [1, 2, 3].map((merchantId): GatewayBook => {
    const own = new Set(tracks.filter((row) => row.merchant_id === merchantId).map((row) => row.track_id))
    return { merchantId, movements: scene.bank.captures().filter(({ trackId }) => own.has(trackId)) }
  })
  expect(books.flatMap(({ movements }) => movements).length).toBeGreaterThan(20)
  expect(await findLedgerFaults(database().db, books)).toEqual([])
})

test('terms reach the database clean', async () => {
  const { body } = await ask('payDetails', { params: { id: 'PR-1001' } })
  expect(body['terms']).toMatchObject({
    terms_en: expect.stringContaining(
      '<a href="https://tamra-tide.example/terms" rel="noopener noreferrer nofollow">',
    ),
  })
})

type Special = { path: string; http?: number; query?: string; shows: string }

test('each special address of the demo answers as it is written down', async () => {
  const file = await readFile(
    new URL('../../apps/core/src/seed/demo/special-addresses.jsonl', import.meta.url),
    'utf8',
  )
  const specials = file
    .trim()
    .split('\n')
    .map((line): Special => JSON.parse(line))
  expect(specials).toHaveLength(7)
  for (const special of specials) {
    const name = special.path.startsWith('AT-') ? 'attempt' : 'payDetails'
    const { status, body } = await ask(name, { params: { id: special.path } })
    const says = status === 200 ? special.shows : body['detail']
    expect({ ...special, http: status, shows: says }).toEqual({ ...special, http: special.http ?? 200 })
  }
})

test.each([
  ['PR-NEXT', 'origin'],
  ['PR-NEXT2', 'path'],
])('%s leads to a place of kind %s', async (id, kind) => {
  const { body: merchant } = await ask('merchantDetails')
  const { body } = await ask('payDetails', { params: { id } })
  const rules = {
    redirectOrigins: merchant['redirect_origins'] as string[],
    ownOrigin: 'http://localhost:4000',
  }
  expect(nextTarget(String(body['next_url']), rules)).toMatchObject({ kind })
})

test('the quote of PR-1001 is a PDF of two pages that a browser only saves', async () => {
  const response = await scene.core.fetch(
    new Request('http://localhost:4000/api/v1/attachment/PR-1001', { headers: { 'accept-language': 'ar' } }),
  )
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="___ _____.pdf"; filename*=UTF-8''${encodeURIComponent('عرض السعر.pdf')}`,
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  })
  const pdf = await response.text()
  expect(pdf).toMatch(/^%PDF-1\.4\n/)
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(2)
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(pdf)?.[1])
  expect(pdf.slice(table)).toMatch(/^xref\n0 8\n/)
})

test('seeding again changes nothing', async () => {
  const before = await rows('select count(*) from transaction_event')
  const again = await coreUnderTest(database().db)
  expect(await rows('select count(*) from transaction_event')).toEqual(before)
  await again.close()
})

test('what expired before anybody tried to pay it is renewed at the next start, and only that', async () => {
  scene.advance(3 * 86_400_000)
  await scene.core.ledger.runJanitorOnce()
  await scene.core.ledger.runJanitorOnce()
  expect((await ask('payDetails', { params: { id: 'PR-1015' } })).body['state']).toBe('expired')
  const { db } = database()
  expect(await renewDemo({ db, clock: { now: scene.now }, ledger: scene.core.ledger })).toBeGreaterThan(10)
  expect((await ask('payDetails', { params: { id: 'PR-1015' } })).body).toMatchObject({
    valid_for_payment: true,
    expiration_time: expect.stringMatching(/Z$/),
  })
  expect((await ask('payDetails', { params: { id: 'PR-1013' } })).body['state']).toBe('expired')
  expect((await ask('payDetails', { params: { id: 'PR-423' } })).status).toBe(423)
  expect(await findLedgerFaults(db)).toEqual([])
})
