import { demoKeys } from '@wasl/core/seed/demo-servers'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asking } from './asking.ts'
import { coreUnderTest, type CoreUnderTest } from './core-under-test.ts'
import { seededForTests } from './seeded.ts'

const database = seededForTests()
let scene: CoreUnderTest
let ask: ReturnType<typeof asking>

beforeAll(async () => {
  scene = await coreUnderTest(database().db)
  ask = asking(scene.core.fetch)
})
afterAll(() => scene.close())

const key = demoKeys.find(({ merchant }) => merchant === 'merchant')
const authorization = `Api-Key wasl_${key?.keyId}.${key?.secret}`
const wish = { amount: '12.500', currency_code: 'KWD', pg_codes: ['knet', 'cod'] }
const create = ({ plugin, body }: { plugin: string; body: unknown }) =>
  ask('requests.create', {
    params: { plugin },
    body,
    headers: { authorization, 'idempotency-key': randomUUID() },
  })

test('after the result the payer goes on to the merchant, who is told which payment it was', async () => {
  const redirect_url = 'https://tamra-tide.example/thanks?lang=en#top'
  const { body } = await create({ plugin: 'e_commerce', body: { ...wish, order_no: 'MS-2', redirect_url } })
  const id = String(body['id'])
  await ask('pay', { params: { id, plugin: 'e_commerce' }, body: { gateway_code: 'knet' } })
  const { rows } = await database().pool.query(
    `select a.public_id from attempt a join payment_transaction t on t.id = a.transaction_id where t.public_id = $1`,
    [id],
  )
  const attempt = await ask('attempt', { params: { id: rows[0].public_id } })
  expect(attempt.body['next_url']).toBe(
    `https://tamra-tide.example/thanks?lang=en&order_no=MS-2&reference_number=${rows[0].public_id}&session_id=${body['session_id']}#top`,
  )
})

test('who pays without a bank’s page comes to a result that goes on to the merchant as well, but not at the counter', async () => {
  const redirect_url = 'https://tamra-tide.example/thanks'
  const ways = [
    { plugin: 'e_commerce', place: undefined },
    { plugin: 'shopify', place: undefined },
    { plugin: 'e_commerce', place: 'pos' },
  ]
  const led = []
  for (const { plugin, place } of ways) {
    const { body } = await create({ plugin, body: { ...wish, redirect_url } })
    const params = { id: String(body['id']), plugin }
    const paying = await ask('pay', { params, body: { gateway_code: 'cod', ...(place && { place }) } })
    const { pathname, searchParams } = new URL(String(paying.body['redirect_url']))
    const id = pathname.split('/').at(-1) ?? ''
    const attempt = await ask('attempt', { params: { id } })
    led.push([pathname.replace(id, ':id'), searchParams.get('next') === attempt.body['next_url']])
    expect(attempt.body['next_url']).toContain(`?reference_number=${id}&session_id=${body['session_id']}`)
  }
  expect(led).toEqual([
    ['/en/attempt/:id', true],
    ['/en/spf/payment-details/:id', true],
    ['/en/pos/attempt-detail/:id', false],
  ])
})
