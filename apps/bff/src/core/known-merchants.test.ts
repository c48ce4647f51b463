import { expect, test } from 'vitest'
import { createCoreClient, type Caller, type CoreFetch } from './core-client.ts'
import { CoreFailure } from './core-failure.ts'
import { merchant } from '../pay/pay.fixtures.ts'
import { loadMerchant } from './load-merchant.ts'

const bearer = { token: async () => 'token', tokenAfter: async () => null }
const caller: Caller = { host: 'a.test', language: 'en', requestId: 'r-1', address: '203.0.113.7' }

/** A core that counts how often it is asked whose a host is. */
function counting(answer: CoreFetch = () => Response.json(merchant)) {
  let now = Date.parse('2026-11-20T12:00:00Z')
  let asked = 0
  const client = createCoreClient(
    {
      baseUrl: 'http://core.internal',
      fetch: (request) => {
        if (request.url.includes('/merchant-details')) asked += 1
        return answer(request)
      },
    },
    { secret: 'secret', clock: { now: () => new Date(now) } },
  )
  return {
    client,
    load: (as: Partial<Caller> = {}) => loadMerchant(client.as({ ...caller, ...as })),
    advance: (ms: number) => (now += ms),
    asked: () => asked,
  }
}

test('whose a host is, is asked once a second', async () => {
  const { load, advance, asked } = counting()
  await Promise.all([load(), load()])
  advance(999)
  expect(await load()).toEqual(merchant)
  expect(asked()).toBe(1)
  advance(1)
  await load()
  expect(asked()).toBe(2)
})

test('another host and another language are asked for by themselves', async () => {
  const { load, asked } = counting()
  await load()
  await load({ host: 'b.test' })
  await load({ language: 'ar' })
  expect(asked()).toBe(3)
})

test('a failure is not remembered', async () => {
  let isDown = true
  const { load } = counting(() => (isDown ? new Response(null, { status: 502 }) : Response.json(merchant)))
  await expect(load()).rejects.toBeInstanceOf(CoreFailure)
  isDown = false
  expect(await load()).toEqual(merchant)
})

test('what staff or a key write is seen by the next page, whatever the core answered; what payers do is not asked about', async () => {
  const { client, load, asked } = counting(({ url }) =>
    url.includes('/merchant-details') ? Response.json(merchant) : Response.json({}, { status: 404 }),
  )
  await load()
  await client
    .as(caller)
    .pay.seen({ params: { plugin: 'bulk', id: 'PR-1' }, body: {} })
    .catch(() => {})
  await load()
  expect(asked()).toBe(1)
  const staff = client.as(caller, bearer)
  await staff.session.logout({ body: {} }).catch(() => {})
  await load()
  expect(asked()).toBe(2)
  const sent = new Request('http://a.test/api/v1/anything', {
    method: 'POST',
    headers: { authorization: 'Key k' },
  })
  await client.pass(sent, caller)
  await load()
  expect(asked()).toBe(3)
})

test('the question is asked on nobody’s behalf, and another’s failure is asked again', async () => {
  const answers = [new Response(null, { status: 429 }), Response.json(merchant)]
  const rights: (string | null)[] = []
  const { client } = counting(({ headers }) => {
    rights.push(headers.get('authorization'))
    return answers.shift() ?? Response.json(merchant)
  })
  const refused = { token: () => Promise.reject(new Error('no refresh')), tokenAfter: async () => null }
  const [first, second] = await Promise.allSettled([
    loadMerchant(client.as(caller, refused)),
    loadMerchant(client.as(caller)),
  ])
  expect(rights).toEqual([null, null])
  expect([first.status, second.status]).toEqual(['rejected', 'fulfilled'])
})
