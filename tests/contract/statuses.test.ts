import { randomUUID } from 'node:crypto'
import type { AppRoute } from '@ts-rest/core'
import { coreContract } from '@wasl/contracts/core'
import { poolOn } from '@wasl/core/platform/db/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seededForTests } from './seeded.ts'
import { quietLog } from '../support/quiet-log.ts'
import { asking, coreUrl, overNetwork, type Routes } from './asking.ts'
import { coreUnderTest, type CoreUnderTest } from './core-under-test.ts'

const database = seededForTests()
const produced = new Set<string>()
let scene: CoreUnderTest
let ask: ReturnType<typeof asking>

/** What needs a core of another kind than the one at TEST_CORE_URL. */
const isElsewhere = coreUrl !== null

beforeAll(async () => {
  scene = await coreUnderTest(database().db)
  ask = asking(coreUrl === null ? scene.core.fetch : overNetwork, produced)
})
afterAll(() => scene.close())

const routes = Object.entries(coreContract.pay) as [Routes, AppRoute][]
const withBody = routes.filter(([, route]) => route.method !== 'GET').map(([name]) => name)
const bodies: Partial<Record<Routes, unknown>> = {
  updateExtra: { extra: { area: 'Sharq' } },
  pay: { gateway_code: 'knet' },
  payChoices: { amount: '7.000' },
  returned: { params: {} },
}
const ids: Partial<Record<Routes, string>> = {
  attempt: 'AT-1008',
  checkAttempt: 'AT-1008',
  returned: 'AT-1008',
}
const idOf = (name: Routes) => ids[name] ?? 'PR-1005'
const isAbout = (name: Routes) => coreContract.pay[name].path.includes(':id')

test.each(routes.map(([name]) => name))('%s answers 200 with what the contract says', async (name) => {
  const answer = await ask(name, { params: { id: idOf(name) }, body: bodies[name] })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
})

test.each(routes.map(([name]) => name))('%s refuses a query key it does not know with 400', async (name) => {
  expect(
    (await ask(name, { params: { id: idOf(name) }, body: bodies[name], query: '?admin=1' })).body,
  ).toEqual({
    admin: ['This field is not known here'],
  })
})

test.each(routes.map(([name]) => name))(
  '%s answers 421 in production at a host that is nobody’s',
  async (name) => {
    const elsewhere = asking(scene.sibling({ mode: 'production' }).fetch, produced)
    const answer = await elsewhere(name, {
      params: { id: idOf(name) },
      body: bodies[name],
      host: 'stranger.example',
    })
    expect(answer.status).toBe(421)
  },
)

test.each(routes.map(([name]) => name).filter(isAbout))(
  '%s answers 404 for an id that is not there',
  async (name) => {
    expect((await ask(name, { params: { id: 'PR-404' }, body: bodies[name] })).status).toBe(404)
  },
)

test.skipIf(isElsewhere)(
  'the configuration of a plugin the merchant does not have, or of a request that is not there, is 404',
  async () => {
    expect(
      (await ask('config', { params: { plugin: 'session' }, host: 'dar-nuwair.localhost' })).status,
    ).toBe(404)
    expect((await ask('config', { query: '?id=PR-404' })).status).toBe(404)
  },
)

test.each(withBody)('%s answers 415 to another content type and 413 to more than 8 KiB', async (name) => {
  const params = { id: idOf(name) }
  expect((await ask(name, { params, headers: { 'content-type': 'text/plain' } })).status).toBe(415)
  expect((await ask(name, { params, body: `{"x":"${'x'.repeat(8192)}"}` })).status).toBe(413)
})

test.each(['payDetails', 'updateExtra', 'pay', 'seen', 'payChoices'] as const)(
  '%s answers 423 with the unit’s own words while it is paused',
  async (name) => {
    expect(await ask(name, { params: { id: 'PR-423' }, body: bodies[name], language: 'ar' })).toMatchObject({
      status: 423,
      body: {
        code: 'paused',
        detail: 'عذراً، لا نستقبل المدفوعات في الوقت الحالي',
        message_en: "Sorry, we don't accept payments for the moment",
        paused_until: expect.stringMatching(/Z$/),
      },
    })
  },
)

test.each([
  ['updateExtra', 'PR-1008', 'already_paid'],
  ['payChoices', 'PR-1013', 'expired'],
  ['pay', 'PR-1018', 'canceled'],
] as const)('%s answers 409 for %s, which can no longer be paid', async (name, id, code) => {
  expect(await ask(name, { params: { id }, body: bodies[name] })).toMatchObject({
    status: 409,
    body: { code },
  })
})

test('a key that comes again with another wish is 422', async () => {
  const headers = { 'idempotency-key': randomUUID() }
  const params = { id: 'PR-1019' }
  expect((await ask('pay', { params, headers, body: { gateway_code: 'knet' } })).status).toBe(200)
  expect((await ask('pay', { params, headers, body: { gateway_code: 'card' } })).status).toBe(422)
})

test('a pin that is not where the form says is 422', async () => {
  const extra = { area: 'Jabriya', delivery_location: { lat: 29.334, lng: 48.076 } }
  expect(await ask('updateExtra', { params: { id: 'PR-1005' }, body: { extra } })).toMatchObject({
    status: 422,
    body: { code: 'pin_elsewhere' },
  })
})

test.skipIf(isElsewhere)('a database that is away is 503, with the time to come back', async () => {
  const { db, stop } = poolOn('postgres', { host: '127.0.0.1', port: 1 }, quietLog)
  const away = asking(scene.sibling({ db }).fetch, produced)
  const answer = await away('pay', { params: { id: 'PR-1005' }, body: bodies.pay })
  expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  expect(answer.headers.get('retry-after')).toBe('1')
  await stop()
})

test.skipIf(isElsewhere)('every status of the contract has been produced', () => {
  const declared = routes.flatMap(([name, route]) =>
    Object.keys(route.responses)
      .filter((status) => canProduce(route, status))
      .map((status) => `${name} ${status}`),
  )
  expect(declared.filter((status) => !produced.has(status))).toEqual([])
})

/** Rate limits are the bff's; what takes no body is too large or mistyped for nobody; a merchant has a unit. */
function canProduce(route: AppRoute, status: string): boolean {
  if (status === '429') return false
  if (route.method === 'GET' && (status === '413' || status === '415')) return false
  return !(
    status === '404' && ['/unit-details', '/merchant-details'].some((path) => route.path.endsWith(path))
  )
}
