import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { BffEnv } from '../bff-env.ts'
import { clientAddress } from './client-address.ts'

const seen = async (
  headers: Record<string, string>,
  { peer, trustedProxies = ['10.0.0.0/8', '::1'] }: { peer: string; trustedProxies?: string[] },
) => {
  const app = new Hono<BffEnv>()
  app.use(clientAddress({ trustedProxies, publicUrl: 'https://pay.example' }))
  app.get('/', (c) => c.json({ address: c.get('address'), host: c.get('host'), origin: c.get('origin') }))
  const response = await app.request('/', { headers }, { incoming: { socket: { remoteAddress: peer } } })
  return response.json()
}

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
