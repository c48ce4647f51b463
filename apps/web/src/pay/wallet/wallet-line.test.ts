import { expect, test } from 'vitest'
import type { WebClient } from '../../base/client.ts'
import { failedAttempt } from '../pay.fixtures.ts'
import { isPaid } from './wallet-line.ts'

/** A line to a bff whose attempts have all failed. */
function opened() {
  const asked: string[] = []
  const attempt = async ({ params }: { params: { id: string } }) => {
    asked.push(params.id)
    return { status: 200, body: failedAttempt() }
  }
  const client = { pay: { attempt } } as unknown as WebClient
  return { asked, line: { transactionId: 'PR-1', client: async () => client } }
}

test.each([
  '/en/attempt/AT-1?next=%2Fx',
  '/ar/spf/payment-details/AT-1',
  '/en/pos/attempt-detail/AT-1',
  '/bff/return/AT-1?lang=en',
])('a sheet that ends with %s says what became of the attempt', async (url) => {
  const { asked, line } = opened()
  expect(await isPaid(line, url)).toBe(false)
  expect(asked).toEqual(['AT-1'])
})

test('a bank that wants to see the payer has refused nothing, and where nothing was paid nothing is asked', async () => {
  const { asked, line } = opened()
  expect(await isPaid(line, 'https://bank.example/return/3ds')).toBe(true)
  expect(await isPaid(line, null)).toBe(false)
  expect(asked).toEqual([])
})
