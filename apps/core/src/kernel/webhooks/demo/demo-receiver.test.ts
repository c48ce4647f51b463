import { createTestClock } from '@wasl/tests/support/fixtures/ledger.fixtures'
import { expect, test } from 'vitest'
import { signedHeaders } from '../signature.ts'
import { createDemoReceiver, demoWebhookSecret } from './demo-receiver.ts'

const installation = 'a key of the tests that is long enough'
const clock = createTestClock()
const receive = createDemoReceiver({ clock, key: installation })

const letter = (merchantKey: string, more: { body?: string; at?: Date } = {}) => {
  const body = '{"type":"transaction.paid"}'
  const secret = demoWebhookSecret(installation, merchantKey)
  const headers = signedHeaders({ id: 'msg_1', at: more.at ?? clock.now(), body }, [secret])
  const url = `http://localhost:4000/outbox/webhooks/${merchantKey}`
  return new Request(url, { method: 'POST', headers, body: more.body ?? body })
}

const statusOf = async (request: Request, merchantKey = 'merchant') =>
  (await receive(request, merchantKey)).status

test('the demo’s server takes what is signed for it, and nothing else', async () => {
  expect(await statusOf(letter('merchant'))).toBe(204)
  expect(await statusOf(letter('merchant_alt'))).toBe(401)
  expect(await statusOf(letter('merchant', { body: '{"type":"transaction.refunded"}' }))).toBe(401)
  expect(await statusOf(new Request('http://localhost:4000/', { method: 'POST', body: '{}' }))).toBe(401)
})

test('a letter of ten minutes ago is not taken again', async () => {
  const at = new Date(clock.now().getTime() - 600_000)
  expect(await statusOf(letter('merchant', { at }))).toBe(401)
})
