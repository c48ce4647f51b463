import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { BffEnv } from '../bff-env.ts'
import { clientAddress } from './client-address.ts'

type From = { peer: string; trustedProxies?: string[]; rawHeaders?: string[] }

const ask = (
  headers: Record<string, string>,
  { peer, trustedProxies = ['10.0.0.0/8', '::1'], rawHeaders = [] }: From,
): Promise<Response> => {
  const app = new Hono<BffEnv>()
  app.use(clientAddress({ trustedProxies, publicUrl: 'https://pay.example' }))
  app.get('/', (c) => c.json({ address: c.get('address'), host: c.get('host'), origin: c.get('origin') }))
  return Promise.resolve(
    app.request('/', { headers }, { incoming: { rawHeaders, socket: { remoteAddress: peer } } }),
  )
}
const seen = async (headers: Record<string, string>, from: From) => (await ask(headers, from)).json()

test('without a proxy the connection is the client, whatever the headers say', async () => {
  const headers = { host: 'Pay.Example', 'x-forwarded-for': '198.51.100.1', 'x-forwarded-host': 'evil.test' }
  expect(await seen(headers, { peer: '203.0.113.7' })).toEqual({
    address: '203.0.113.7',
    host: 'pay.example',
    origin: 'https://pay.example',
  })
})

test('a trusted proxy says who the client is and which host was asked', async () => {
  const headers = {
    host: 'inside:4000',
    'x-forwarded-for': '198.51.100.1',
    'x-forwarded-host': 'shop.example',
  }
  expect(await seen(headers, { peer: '::ffff:10.1.2.3' })).toEqual({
    address: '198.51.100.1',
    host: 'shop.example',
    origin: 'https://shop.example',
  })
})

test('a proxy that writes behind what the client sent is believed, not the client', async () => {
  const headers = { host: 'a', 'x-forwarded-host': 'evil.test, shop.example' }
  expect(await seen(headers, { peer: '10.1.2.3' })).toMatchObject({ host: 'shop.example' })
})

test('a request that names two hosts is for neither', async () => {
  const rawHeaders = ['Host', 'shop.example', 'Accept', 'host', 'HOST', 'other.example']
  const from = { peer: '203.0.113.7', rawHeaders }
  expect((await ask({ host: 'shop.example' }, from)).status).toBe(400)
  expect((await ask({ host: 'a' }, { ...from, rawHeaders: rawHeaders.slice(0, 4) })).status).toBe(200)
})

test.each(['1.2.3.4.5', 'shop.example/x', 'user@shop.example', 'shop.example:99999', 'a b', '[::1', ''])(
  'a host like "%s" is a bad request, not a fault of ours',
  async (host) => {
    const answer = await ask({ host: 'a', 'x-forwarded-host': host }, { peer: '10.1.2.3' })
    expect(answer.status).toBe(400)
  },
)

test.each([
  [
    'what the client wrote stands left of what our proxies add',
    '192.0.2.9, 198.51.100.1, 10.9.9.9',
    '198.51.100.1',
  ],
  ['a chain of our own proxies is the connection', '10.9.9.9, 10.9.9.8', '10.1.2.3'],
  ['an empty hop is none', '198.51.100.1, ', '198.51.100.1'],
  ['a proxy may add the port', '192.0.2.9, 198.51.100.1:51234', '198.51.100.1'],
  ['an IPv6 address may stand in brackets', '192.0.2.9, [2001:db8::7]:443', '2001:db8::7'],
  ['what is no address hides nobody behind what stands left of it', '192.0.2.9, unknown', '10.1.2.3'],
  ['an empty header is the connection', '', '10.1.2.3'],
])('%s', async (_name, forwarded, address) => {
  expect(await seen({ host: 'a', 'x-forwarded-for': forwarded }, { peer: '10.1.2.3' })).toMatchObject({
    address,
  })
})
