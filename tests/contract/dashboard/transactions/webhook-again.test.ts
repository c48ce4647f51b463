import { webhookDelivery, webhookEndpoint, webhookEvent } from '@wasl/core/kernel/webhooks/webhooks.schema'
import { and, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { databaseForTests } from '../../../support/database.ts'
import { operationsDesk } from './operations-desk.ts'

const database = databaseForTests()
const { desk, act, offeredFor } = operationsDesk(database)

let servers = 0

/** A server of the merchant's own, or one that a request named. */
async function server({ ofRequests = false } = {}): Promise<number> {
  servers += 1
  const [row] = await database()
    .db.insert(webhookEndpoint)
    .values({
      merchantId: desk().shop.merchantId,
      publicId: `WE-again-${servers}`,
      url: `https://shop-${servers}.example`,
      eventTypes: [],
      ofRequests,
      secret: ofRequests ? null : 'sealed',
      createdAt: desk().clock.now(),
    })
    .returning({ id: webhookEndpoint.id })
  return row?.id ?? 0
}

/** These servers were told of it, at an address of its own where there is one. */
async function tell(publicId: string, endpointIds: number[], url: string | null = null): Promise<void> {
  const { merchantId } = desk().shop
  const { db } = database()
  const at = desk().clock.now()
  servers += 1
  const aggregate = sql<string>`(select 'transaction:' || id from payment_transaction where public_id = ${publicId})`
  const [event] = await db
    .insert(webhookEvent)
    .values({
      merchantId,
      publicId: `EV-again-${servers}`,
      type: 'transaction.created',
      aggregate,
      body: '{}',
      createdAt: at,
    })
    .returning({ id: webhookEvent.id })
  const times = { dueAt: at, roundBeganAt: at, createdAt: at, state: 'failed' as const }
  await db.insert(webhookDelivery).values(
    endpointIds.map((endpointId) => ({
      ...times,
      merchantId,
      endpointId,
      eventId: event?.id ?? 0,
      aggregate,
      url,
    })),
  )
}

const switchTo = (active: boolean, id: number) =>
  database().db.update(webhookEndpoint).set({ active }).where(eq(webhookEndpoint.id, id))

const pressed = async (id: string) => (await act('operations.disclose', id)).status
const isOffered = async (id: string) => (await offeredFor(id)).some(({ value }) => value === 'disclose')
const isListed = async (id: string) => {
  const { body } = await act('transactions.list', id)
  const row = (body['results'] as { id: string; actions: { value: string }[] }[]).find((one) => one.id === id)
  return row?.actions.some(({ value }) => value === 'disclose')
}
const said = async (id: string) => [await isOffered(id), await isListed(id), await pressed(id)]

const dueAt = async (endpointId: number) => {
  const isDue = and(eq(webhookDelivery.endpointId, endpointId), eq(webhookDelivery.state, 'due'))
  return (await database().db.select().from(webhookDelivery).where(isDue)).length
}

test('a webhook is offered again where a server that is on was told, and is then never refused', async () => {
  const id = await desk().request()
  expect(await said(id)).toEqual([false, false, 409])
  const own = await server()
  await tell(id, [own])
  expect(await said(id)).toEqual([true, true, 200])
  await switchTo(false, own)
  expect(await said(id)).toEqual([false, false, 409])
  // Another server is on, and has heard of other requests only.
  const other = await server()
  await tell(await desk().request(), [other])
  expect(await said(id)).toEqual([false, false, 409])
  await switchTo(true, own)
  expect(await said(id)).toEqual([true, true, 200])
})

test('what is told again is what the servers that are on heard last', async () => {
  const id = await desk().request()
  const [on, off] = [await server(), await server()]
  await tell(id, [on, off])
  await tell(id, [off])
  await switchTo(false, off)
  expect(await said(id)).toEqual([true, true, 200])
  expect([await dueAt(on), await dueAt(off)]).toEqual([1, 0])
})

test('a request’s own server is told again at the address the request named, or not at all', async () => {
  const [named, erased] = [await desk().request(), await desk().request()]
  const origin = await server({ ofRequests: true })
  await tell(named, [origin], 'https://shop.example/hook')
  await tell(erased, [origin])
  expect([await said(named), await said(erased)]).toEqual([
    [true, true, 200],
    [false, false, 409],
  ])
})
