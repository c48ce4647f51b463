import { expect, test } from 'vitest'
import { bffOver } from '../bff.fixtures.ts'

const outbox = async (request: Request, { nonce }: { nonce: string }) =>
  new Response(`${request.method} ${new URL(request.url).pathname} ${nonce.length}`, {
    headers: { 'content-security-policy': "default-src 'none'; frame-src 'self'" },
  })

test('the outbox is reached below its own address and keeps its own policy', async () => {
  const bff = bffOver({}, { outbox })
  for (const path of ['/outbox', '/outbox/webhooks', '/outbox/abc/html']) {
    const response = await bff.request(path)
    expect(await response.text()).toBe(`GET ${path} 22`)
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; frame-src 'self'")
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  }
})

test('without a demo there is no outbox', async () => {
  const bff = bffOver({}, { outbox: null })
  expect((await bff.request('/outbox')).status).toBe(404)
  expect((await bff.request('/outbox/webhooks/merchant', { method: 'POST' })).status).toBe(404)
})

test('a webhook comes from no page and needs no header of one; another unsafe call does', async () => {
  const bff = bffOver({}, { outbox })
  const sent = await bff.request('/outbox/webhooks/merchant', { method: 'POST', body: '{}' })
  expect(await sent.text()).toContain('POST /outbox/webhooks/merchant')
  expect((await bff.request('/outbox/abc', { method: 'POST', body: '{}' })).status).toBe(403)
})
