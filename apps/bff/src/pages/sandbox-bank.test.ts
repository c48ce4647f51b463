import { expect, test } from 'vitest'
import { bffOver } from '../bff.fixtures.ts'

const headers = { 'content-type': 'text/html', 'content-security-policy': "default-src 'none'" }

test('the bank answers under /sandbox-bank with its own policy and a nonce of ours', async () => {
  const nonces: string[] = []
  const bff = bffOver(
    {},
    {
      sandboxBank: async (request, { nonce }) => {
        nonces.push(nonce)
        return new Response(new URL(request.url).pathname, { headers })
      },
    },
  )
  const response = await bff.request('/sandbox-bank/pay/1')
  await bff.request('/sandbox-bank/pay/1')
  expect(await response.text()).toBe('/sandbox-bank/pay/1')
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-security-policy': "default-src 'none'",
    'x-content-type-options': 'nosniff',
  })
  expect(new Set(nonces).size).toBe(2)
})

test('a form of the bank’s own page passes, one from another site does not', async () => {
  const bff = bffOver({}, { sandboxBank: async () => new Response('ok') })
  const press = (site: string) => bff.press('/sandbox-bank/pay/1', {}, { 'sec-fetch-site': site })
  expect((await press('same-origin')).status).toBe(200)
  expect((await press('cross-site')).status).toBe(403)
})

test('a line that the bank plays dead is a gateway that does not answer', async () => {
  const bff = bffOver({}, { sandboxBank: () => Promise.reject(new TypeError('connection refused')) })
  expect((await bff.request('/sandbox-bank/api/sessions')).status).toBe(502)
})
