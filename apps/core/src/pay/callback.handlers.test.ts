import { accepted, refused } from '@wasl/domain/result'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { Ledger } from '../kernel/ledger/ledger.ts'
import type { CoreEnv } from '../platform/http/core-env.ts'
import { callbackHandler } from './callback.handlers.ts'

type Received = Awaited<ReturnType<Ledger['receiveCallback']>>
type Heard = Parameters<Ledger['receiveCallback']>[0]

function gatewaySays(received: Received) {
  const heard: Heard[] = []
  const app = new Hono<CoreEnv>()
  app.use(async (c, next) => {
    c.set('merchantId', 7)
    c.set('language', 'en')
    await next()
  })
  const receiveCallback = async (callback: Heard) => {
    heard.push(callback)
    return received
  }
  app.post('/gateway/:code/callback', callbackHandler({ ledger: { receiveCallback } }))
  const post = (body: Uint8Array<ArrayBuffer>, path = '/gateway/knet/callback') =>
    app.request(path, { method: 'POST', body, headers: { 'x-bank-signature': 's' } })
  return { post, heard }
}

test.each([
  [accepted('applied'), 200, 'applied'],
  [accepted('duplicate'), 200, 'duplicate'],
  [accepted('orphan'), 200, 'orphan'],
  [accepted('meaningless'), 200, 'meaningless'],
  [accepted('kept'), 200, 'kept'],
  [refused('malformed'), 400, 'malformed'],
  [refused('badSignature'), 401, 'bad_signature'],
  [refused('unknownGateway'), 404, 'not_found'],
  [refused('secretsClosed'), 503, 'unavailable'],
  [refused('tooLarge'), 413, 'too_large'],
] as [Received, number, string][])('%j is answered %i', async (received, status, code) => {
  const response = await gatewaySays(received).post(new Uint8Array([1]))
  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject({ code })
})

test('the ledger hears the bytes as they came, for the merchant of the host', async () => {
  const { post, heard } = gatewaySays(accepted('applied'))
  await post(new Uint8Array([0xff, 0x00, 0x7b]))
  expect(heard).toMatchObject([{ merchantId: 7, gatewayCode: 'knet' }])
  expect([...(heard[0]?.rawBody ?? [])]).toEqual([0xff, 0x00, 0x7b])
  expect(heard[0]?.headers.get('x-bank-signature')).toBe('s')
})

test('a gateway whose name no database can hold is a gateway nobody has', async () => {
  const gateway = gatewaySays(accepted('applied'))
  expect((await gateway.post(new Uint8Array([1]), '/gateway/%00/callback')).status).toBe(404)
  expect(gateway.heard).toEqual([])
})

test('a body of more than 64 KiB never reaches the ledger', async () => {
  const { post, heard } = gatewaySays(accepted('applied'))
  expect((await post(new Uint8Array(64 * 1024))).status).toBe(200)
  expect((await post(new Uint8Array(64 * 1024 + 1))).status).toBe(413)
  expect(heard).toHaveLength(1)
})
