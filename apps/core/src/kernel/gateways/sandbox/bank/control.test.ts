import { openTestBank, testAccount, type TestBank } from '@wasl/tests/support/bank'
import { afterEach, expect, test } from 'vitest'
import type { ControlAccess } from './control.handlers.ts'

const track = '900000000000001'
const opened: TestBank[] = []
afterEach(() => Promise.all(opened.splice(0).map((gateway) => gateway.close())))

async function openBank(controlApi?: ControlAccess): Promise<TestBank> {
  const gateway = await openTestBank(controlApi ? { controlApi } : {})
  opened.push(gateway)
  await gateway.open(track)
  return gateway
}

async function call(gateway: TestBank, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await gateway.bank.fetch(
    new Request(`http://bank/sandbox-bank/control/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
      body: body === undefined ? null : JSON.stringify(body),
    }),
  )
  return { status: response.status, body: response.status === 404 ? null : await response.json() }
}

test('without permission there is no control API', async () => {
  expect(await call(await openBank(), 'sessions')).toMatchObject({ status: 404 })
})

test('with a token only its holder drives the bank', async () => {
  const gateway = await openBank({ token: 'open sesame' })
  expect(await call(gateway, 'sessions')).toMatchObject({ status: 403 })
  expect(await call(gateway, 'sessions', undefined, { authorization: 'Bearer open sesam' })).toMatchObject({
    status: 403,
  })
  expect(await call(gateway, 'sessions', undefined, { authorization: 'Bearer open sesame' })).toMatchObject({
    status: 200,
  })
})

test("another site's page cannot drive the bank", async () => {
  const gateway = await openBank('open')
  const answer = { scenario: 'approve' }
  const path = `sessions/${track}/answer`
  expect(await call(gateway, path, answer, { 'sec-fetch-site': 'cross-site' })).toMatchObject({ status: 403 })
  expect(await call(gateway, path, answer, { 'content-type': 'text/plain' })).toMatchObject({ status: 415 })
  expect(gateway.bank.captures()).toEqual([])
})

test('a payment is answered, looked at, and its money is in the list of captures', async () => {
  const gateway = await openBank('open')
  expect(
    await call(gateway, `sessions/${track}/answer`, { scenario: 'approve+callback-none' }),
  ).toMatchObject({
    status: 200,
    body: { result: { kind: 'return' } },
  })
  expect(await call(gateway, `sessions/${track}`)).toMatchObject({
    body: {
      stage: 'done',
      scenario: 'callback-none',
      facts: [{ result: 'CAPTURED', amount: '48.750', currency: 'KWD' }],
    },
  })
  const inquiry = await gateway.adapter.inquire(testAccount(), track)
  const operationId = inquiry.kind === 'found' && inquiry.evidence[0]?.operationId
  expect(await call(gateway, 'captures')).toEqual({
    status: 200,
    body: [{ trackId: track, operationId, kind: 'capture', minor: 48_750, currency: 'KWD' }],
  })
})

test('a callback is sent with any fault, whenever asked', async () => {
  const gateway = await openBank('open')
  await call(gateway, `sessions/${track}/callback`, { scenario: 'callback-duplicated:2' })
  expect(gateway.delivered).toHaveLength(2)
})

test('the code step and the hand of the bank are within reach', async () => {
  const gateway = await openBank('open')
  await call(gateway, `sessions/${track}/answer`, { scenario: 'challenge' })
  expect(await call(gateway, `sessions/${track}/code`, { code: '123456' })).toMatchObject({ status: 200 })
  await gateway.open('2')
  await call(gateway, 'sessions/2/answer', { scenario: 'never-resolves' })
  expect(await call(gateway, 'sessions/2/decide', { decision: 'decline' })).toMatchObject({ status: 200 })
  expect(await call(gateway, 'sessions')).toMatchObject({
    body: [{ track_id: '2', stage: 'done' }, { stage: 'done' }],
  })
})

test("the bank's clock moves forward and what is due is done", async () => {
  const gateway = await openBank('open')
  await call(gateway, `sessions/${track}/answer`, { scenario: 'pending-approve:3600' })
  expect(await call(gateway, 'clock', { advance_ms: 3_600_000 })).toMatchObject({ status: 200 })
  expect(gateway.bank.captures()).toHaveLength(1)
})

test('signatures carry the true time, so a moved bank clock does not spoil them', async () => {
  const gateway = await openBank('open')
  await gateway.answer(track, 'pending-approve:3600')
  await gateway.advance(3_600_000)
  const { headers, body } = gateway.delivered[0]!
  expect(gateway.adapter.readCallback(testAccount(), headers, body)).toMatchObject({ kind: 'event' })
})

test('the default of a gateway is set, and every event stands in the book', async () => {
  const gateway = await openBank('open')
  expect(await call(gateway, 'default', { gateway: 'knet', scenario: 'create-declined' })).toMatchObject({
    status: 200,
  })
  expect(await gateway.open('2')).toMatchObject({ kind: 'refused' })
  expect(await call(gateway, 'book?after=1')).toMatchObject({
    body: [{ type: 'default.chosen', scenario: 'create-declined' }],
  })
})

test('chance is set for a merchant', async () => {
  const gateway = await openBank('open')
  expect(await call(gateway, 'chaos', { merchant: 1, percent: 100, seed: 3 })).toMatchObject({ status: 200 })
  await gateway.open('2').catch(() => null)
  expect(gateway.bank.control.book()).toContainEqual(expect.objectContaining({ type: 'chaos.drawn' }))
})

test('the table of scenarios is there to be read', async () => {
  const { body } = await call(await openBank('open'), 'scenarios')
  expect(body).toContainEqual(
    expect.objectContaining({
      part: 'callback',
      name: 'callback-late',
      number: { counts: 'seconds', usually: 30 },
    }),
  )
})

test.each([
  ['sessions/unheard-of/answer', { scenario: 'approve' }, 404],
  [`sessions/${track}/answer`, { scenario: 'nonsense' }, 400],
  [`sessions/${track}/answer`, { scenario: 'callback-none' }, 400],
  [`sessions/${track}/answer`, { scenario: 7 }, 400],
  [`sessions/${track}/answer`, null, 400],
  [`sessions/${track}/decide`, { decision: 'approve' }, 409],
  [`sessions/${track}/callback`, { scenario: 'approve' }, 400],
  ['default', { gateway: null, scenario: 'nonsense' }, 400],
  ['chaos', { merchant: 1, percent: 101, seed: 1 }, 400],
  ['chaos', { merchant: 1, percent: 10 }, 400],
  ['clock', { advance_ms: -1 }, 400],
  ['clock', { advance_ms: 1.5 }, 400],
])('%s with %o is answered %i', async (path, body, status) => {
  expect(await call(await openBank('open'), path, body)).toMatchObject({ status })
})
