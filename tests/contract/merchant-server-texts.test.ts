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
const wish = { amount: '12.500', currency_code: 'KWD', pg_codes: ['knet', 'card'] }

const create = ({ body }: { body: unknown }) =>
  ask('requests.create', {
    params: { plugin: 'payment_request' },
    body,
    headers: { authorization: `Api-Key wasl_${key?.keyId}.${key?.secret}`, 'idempotency-key': randomUUID() },
  })

test('an empty text for whatever may be left out is not given', async () => {
  const texts = [
    'order_no unit_code product_type language description_en description_ar promotional_price expiration_time',
    'due_datetime delivery_charges minimum_amount maximum_amount customer_id customer_first_name customer_last_name',
    'customer_email customer_phone customer_phone_2 attachment terms redirect_url webhook_url code_referrer code_pair',
  ]
  const empty = Object.fromEntries(texts.flatMap((names) => names.split(' ')).map((name) => [name, '']))
  const made = await create({ body: { ...empty, ...wish } })
  expect([made.status, made.body['order_no'], made.body['code']]).toEqual([201, null, null])
})

test('a payer’s name, e-mail and phone are kept without what nobody sees', async () => {
  const { body } = await create({
    body: {
      ...wish,
      customer_first_name: '\u200fدانة\u202c',
      customer_email: '\u200eDana@example.com',
      customer_phone: 'tel:＋965\u00a05001\u22122345\ufe0d',
    },
  })
  const { rows } = await database().pool.query(
    `select c.name_ar, c.email, c.phone from customer c
      join payment_transaction t on t.customer_id = c.id where t.public_id = $1`,
    [body['id']],
  )
  expect(rows).toEqual([{ name_ar: 'دانة', email: 'Dana@example.com', phone: '+96550012345' }])
})

test.each(['.a@b.co', 'a..b@c.de'])('%s is no e-mail address', async (customer_email) => {
  expect((await create({ body: { ...wish, customer_email } })).body).toEqual({
    customer_email: [expect.any(String)],
  })
})
