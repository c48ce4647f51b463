import { http } from 'msw'
import { expect, test, vi } from 'vitest'
import { client } from './client.ts'
import { authClient } from './auth-client.ts'
import { served } from './served.fixtures.ts'
import { staffClient } from './session/staff-client.ts'

const calls: [string, () => Promise<unknown>][] = [
  ['the pay page', () => client.pay.page({ params: { id: 'PR-1' } })],
  ['signing in', () => authClient.guest.session()],
  ['the dashboard', () => staffClient.reports.list({ query: {} })],
  [
    'what is done on the dashboard',
    () =>
      staffClient.actions.bulkRemove({
        params: { module: 'payment_request' },
        headers: { 'idempotency-key': 'one-press' },
        body: ['PR-1'],
      }),
  ],
]

const pages = [
  new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } }),
  new Response('<h1>Sign in to the network</h1>', { headers: { 'content-type': 'text/html' } }),
  new Response(null, { status: 500 }),
]

test.each(calls)('a page of a proxy in place of an answer is no answer to %s', async (_, call) => {
  vi.stubGlobal('setTimeout', (soon: () => void) => queueMicrotask(soon))
  for (const page of pages) {
    served(http.all('/bff/*', () => page.clone()))
    await expect(call()).rejects.toThrow('without JSON')
  }
})
