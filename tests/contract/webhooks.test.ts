import { createWebhooks } from '@wasl/core/kernel/webhooks/endpoints.service'
import { createSeal } from '@wasl/core/platform/sealing/sealed'
import { demoKeys } from '@wasl/core/seed/demo-servers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openReceiver, type Receiver } from '../support/receiver.ts'
import { verifiedLetter } from '../support/standard-webhooks.ts'
import { asking } from './asking.ts'
import { coreUnderTest, installationKey, type CoreUnderTest } from './core-under-test.ts'
import { seededForTests } from './seeded.ts'

const database = seededForTests()
let scene: CoreUnderTest
let ask: ReturnType<typeof asking>
let receiver: Receiver
let endpoint: { publicId: string; secret: string }

beforeAll(async () => {
  receiver = await openReceiver()
  scene = await coreUnderTest(database().db, { webhookTargets: [receiver.origin] })
  ask = asking(scene.core.fetch)
  const webhooks = createWebhooks({
    db: database().db,
    clock: { now: scene.now },
    seal: createSeal(installationKey),
    targets: { allowed: [receiver.origin], onlyAllowed: true },
  })
  const added = await webhooks.addEndpoint({ merchantId: 1, url: `${receiver.origin}/hook`, by: 'a test' })
  if (!added.ok) throw new Error('the endpoint was refused')
  endpoint = added.value
})
afterAll(async () => {
  await scene.close()
  await receiver.close()
})

const keyOf = (merchant: string): string => {
  const key = demoKeys.find((each) => each.merchant === merchant)
  return `Api-Key wasl_${key?.keyId}.${key?.secret}`
}

const replay = (id: string, authorization: string | null = keyOf('merchant')) =>
  ask('webhooks.replay', { params: { id }, headers: authorization === null ? {} : { authorization } })

/** The demo's merchant makes a request, with everything private filled in, and hears of it. */
async function makeRequest(): Promise<string> {
  const made = await ask('requests.create', {
    params: { plugin: 'payment_request' },
    headers: { authorization: keyOf('merchant'), 'idempotency-key': crypto.randomUUID() },
    body: {
      amount: '12.500',
      currency_code: 'KWD',
      pg_codes: ['knet'],
      description_en: 'private-description',
      customer_first_name: 'private-name',
      customer_email: 'private-person@example.com',
      customer_phone: '+96550012345',
      merchant_details: { note: 'private-note' },
    },
  })
  expect(made.status).toBe(201)
  await scene.core.work.finish()
  return String(made.body['id'])
}

test('a merchant’s server hears of its request, and the library of Standard Webhooks verifies it', async () => {
  const id = await makeRequest()
  const letter = receiver.letters.findLast(({ body }) => body.includes(id))
  expect(letter && verifiedLetter(endpoint.secret, letter)).toMatchObject({
    type: 'transaction.created',
    data: { transaction_id: id, amount: '12.500', currency_code: 'KWD', state: 'created' },
  })
})

test('a request’s own webhook_url hears of it beside the merchant’s, and a private one is refused', async () => {
  const send = (webhook_url: string) =>
    ask('requests.create', {
      params: { plugin: 'e_commerce' },
      headers: { authorization: keyOf('merchant'), 'idempotency-key': crypto.randomUUID() },
      body: { amount: '12.500', currency_code: 'KWD', pg_codes: ['knet'], webhook_url },
    })
  const made = await send(`${receiver.origin}/orders?order=7`)
  expect(made.status).toBe(201)
  await scene.core.work.finish()
  const heard = receiver.letters.filter(({ body }) => body.includes(String(made.body['id'])))
  expect(heard.map(({ path }) => path).toSorted()).toEqual(['/hook', '/orders?order=7'])
  const refused = await send('https://169.254.169.254/latest')
  expect(refused).toMatchObject({ status: 400, body: { webhook_url: [expect.any(String)] } })
  expect((await send(`https://shop.example/${'x'.repeat(2_000)}`)).status).toBe(400)
})

test('an event carries nothing that is private', async () => {
  await makeRequest()
  expect(receiver.letters.length).toBeGreaterThan(0)
  for (const { body } of receiver.letters) expect(body).not.toMatch(/private|50012345/)
})

test('a request says who is told what, and a wrong recipient is named', async () => {
  const create = (more: Record<string, unknown>) =>
    ask('requests.create', {
      params: { plugin: 'payment_request' },
      headers: { authorization: keyOf('merchant'), 'idempotency-key': crypto.randomUUID() },
      body: {
        amount: '1.000',
        currency_code: 'KWD',
        pg_codes: ['knet'],
        customer_phone: '50012345',
        ...more,
      },
    })
  const made = await create({ notifications: { sms: ['created'] }, email_recipients: ['desk@example.com'] })
  await scene.core.work.finish()
  const { rows } = await database().pool.query(
    'select channel, recipient from message where transaction_id = $1 order by id',
    [made.body['id']],
  )
  expect(rows).toEqual([{ channel: 'sms', recipient: '+96550012345' }])
  expect((await create({ email_recipients: ['a@b.example, c@d.example'] })).body).toEqual({
    email_recipients: ['Enter valid email address'],
  })
  expect((await create({ notifications: { pigeon: ['created'] } })).status).toBe(400)
  expect((await create({ notifications: { email: ['seen'] } })).status).toBe(400)
})

test('a server replays an event by its webhook-id, and hears it under the same one', async () => {
  await makeRequest()
  const letter = receiver.letters.at(-1)
  const eventId = String(letter?.headers['webhook-id'])
  const answer = await replay(eventId)
  expect({ status: answer.status, body: answer.body }).toEqual({
    status: 202,
    body: { id: eventId, deliveries: 1 },
  })
  await scene.core.work.finish()
  const again = receiver.letters.at(-1)
  expect([again?.headers['webhook-id'], again?.body]).toEqual([eventId, letter?.body])
  expect(receiver.letters.filter(({ headers }) => headers['webhook-id'] === eventId)).toHaveLength(2)
})

test('replaying needs a key that may, of the merchant whose event it is', async () => {
  await makeRequest()
  const eventId = String(receiver.letters.at(-1)?.headers['webhook-id'])
  const before = receiver.letters.length
  expect((await replay(eventId, null)).status).toBe(401)
  expect((await replay(eventId, 'Api-Key wasl_demo.wrong')).status).toBe(401)
  const nuwair = { authorization: keyOf('merchant_alt') }
  const elsewhere = { params: { id: eventId }, headers: nuwair, host: 'dar-nuwair.localhost' }
  expect((await ask('webhooks.replay', elsewhere)).status).toBe(403)
  expect(await replay('msg_unknown')).toMatchObject({
    status: 404,
    body: { detail: 'There is no event with this webhook-id', code: 'not_found' },
  })
  await scene.core.work.finish()
  expect(receiver.letters).toHaveLength(before)
})

test('paying lands at the result while the merchant’s server never answers', async () => {
  receiver.answer('never')
  const id = await makeRequestUnheard()
  const sending = scene.core.work.finish()
  await expect.poll(() => receiver.waiting()).toBeGreaterThan(0)
  const pressed = await ask('pay', {
    params: { id },
    body: { gateway_code: 'knet' },
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  expect(pressed.status).toBe(200)
  expect(pressed.body['redirect_url']).toContain('/sandbox-bank/pay/')
  receiver.answer(200)
  await receiver.hangUp()
  await sending
})

async function makeRequestUnheard(): Promise<string> {
  const made = await ask('requests.create', {
    params: { plugin: 'payment_request' },
    headers: { authorization: keyOf('merchant'), 'idempotency-key': crypto.randomUUID() },
    body: { amount: '3.000', currency_code: 'KWD', pg_codes: ['knet'] },
  })
  return String(made.body['id'])
}
