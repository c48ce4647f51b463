import { isAppRoute, type AppRoute, type AppRouter } from '@ts-rest/core'
import { coreContract } from '@wasl/contracts/core'
import { createApiKeys } from '@wasl/core/kernel/api-keys/api-keys.service'
import { expect, test } from 'vitest'
import { databaseForTests } from '../../../support/database.ts'
import type { SignedIn } from '../../../support/staff.ts'
import { newKey, operationsDesk } from './operations-desk.ts'

const database = databaseForTests()
const { desk, signIn, act, paid, refund } = operationsDesk(database)

const reused = { status: 422, body: { code: 'key_reused' } }
const wish = { amount: '5.000', currency_code: 'KWD', pg_codes: ['knet'] }

test('a refund’s key used again on another payment refunds nothing', async () => {
  const [{ id }, other] = [await paid(), await paid()]
  const headers = newKey()
  const first = await refund(id, '5', { headers })
  expect(first).toMatchObject({ status: 200, body: { result: 'done' } })
  expect(first.headers.has('idempotent-replayed')).toBe(false)
  expect(await refund(other.id, '5', { headers })).toMatchObject(reused)
  expect(await refund(id, '6', { headers })).toMatchObject(reused)
  const again = await refund(id, '5', { headers })
  expect([again.status, again.body['child_id']]).toEqual([200, first.body['child_id']])
  expect(again.headers.get('idempotent-replayed')).toBe('true')
})

test('a repeated refund may have seen a fresher available amount', async () => {
  const { id } = await paid()
  const headers = newKey()
  const pressed = (seen: string) =>
    act('operations.refund', id, { headers, body: { amount: '5', available_amount: seen } })
  expect(await pressed('48.750')).toMatchObject({ status: 200 })
  expect(await pressed('43.750')).toMatchObject({ status: 200 })
})

test('one key is one request over all routes of a user, and another user’s is theirs', async () => {
  const { id } = await paid()
  const headers = newKey()
  const made = await act('requests.create', '', { headers, body: wish })
  expect(made).toMatchObject({ status: 201 })
  expect(await refund(id, '5', { headers })).toMatchObject(reused)
  expect(await act('operations.email', id, { headers, body: {} })).toMatchObject(reused)
  expect(
    await act('operations.bulk', '', { headers, params: { action: 'refund' }, body: [id] }),
  ).toMatchObject(reused)
  const again = await act('requests.create', '', { headers, body: wish })
  expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([201, 'true'])
  expect(await refund(id, '5', { headers, as: await signIn() })).toMatchObject({ status: 200 })
})

test('an API key’s and a user’s are two, and the key’s is one over all routes too', async () => {
  const { id } = await paid()
  const keys = createApiKeys({ db: database().db, clock: desk().clock })
  const scopes = ['transactions:operate', 'transactions:create'] as const
  const { key } = await keys.issue({ merchantId: desk().shop.merchantId, name: 'Shop', scopes, by: 'test' })
  const press = newKey()
  expect(await refund(id, '1', { headers: press })).toMatchObject({ status: 200 })
  const server = {
    as: { headers: {} } as SignedIn,
    headers: { ...press, authorization: `Api-Key ${key}` },
  }
  const made = await act('requests.create', '', { ...server, body: wish })
  expect([made.status, made.headers.get('idempotent-replayed')]).toEqual([201, null])
  expect(await refund(id, '2', server)).toMatchObject(reused)
  const elsewhere = { ...server, params: { plugin: 'e_commerce' }, body: wish }
  expect(await act('requests.create', '', elsewhere)).toMatchObject(reused)
})

test('what was refused lets go of its key', async () => {
  const { id } = await paid()
  const headers = newKey()
  expect(await refund(id, '900', { headers })).toMatchObject({ status: 400 })
  expect(await refund(id, '9', { headers })).toMatchObject({ status: 200 })
})

test('of eight requests that come under one key at once, one is answered', async () => {
  const payments = await Promise.all(Array.from({ length: 8 }, () => paid()))
  const headers = newKey()
  const answers = await Promise.all(payments.map(({ id }) => refund(id, '5', { headers })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([
    200,
    ...Array.from({ length: 7 }, () => 422),
  ])
})

test('every route that takes a key says what it answers when the key was used for something else', () => {
  const keyed = routesOf(coreContract).filter((route) =>
    JSON.stringify(Object.keys(shapeOf(route))).includes('idempotency-key'),
  )
  expect(keyed.length).toBeGreaterThan(15)
  expect(keyed.filter(({ responses }) => responses[422] === undefined).map(({ path }) => path)).toEqual([])
})

function routesOf(router: AppRouter): AppRoute[] {
  return Object.values(router).flatMap((entry) => (isAppRoute(entry) ? [entry] : routesOf(entry)))
}

/** The contract's headers are objects of zod. */
const shapeOf = ({ headers }: AppRoute): object => (headers as { shape?: object } | undefined)?.shape ?? {}
