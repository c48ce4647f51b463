import { openTestBank, testAccount } from '@wasl/tests/support/bank'
import { expect, test } from 'vitest'
import { readDetails, spelt } from './answer-shapes.ts'

const ours = [
  'Result',
  'Track ID',
  'Payment ID',
  'Post Date',
  'Reference No',
  'Transaction ID',
  'Auth Code',
  'Reference ID',
  '3-D Secure',
]

test.each([
  ['1-knet', ['paymentid', 'tranid', 'ref', 'trackid', 'auth', 'postdate', 'result']],
  ['1-card', ['order.id', 'transaction.id', 'transaction.authorizationCode', 'transaction.receipt']],
  ['1-instalments', ['id', 'status', 'reference.gateway', 'reference.payment']],
  ['1-another', ours],
])('%s answers in the manner of its gateway, and is read back word for word', (terminal, some) => {
  const details = Object.fromEntries(ours.map((name, at) => [name, `value ${at}`]))
  const written = spelt(details, terminal)
  expect(Object.keys(written)).toEqual(expect.arrayContaining(some))
  expect(Object.keys(written)).toHaveLength(ours.length)
  expect(readDetails(written, terminal)).toEqual(details)
})

test('what a gateway is not known to write keeps its name', () => {
  expect(readDetails({ udf9: 'x' }, '1-knet')).toEqual({ udf9: 'x' })
})

test('KNET’s words go over the line, and the ledger hears ours', async () => {
  const gateway = await openTestBank()
  await gateway.open('9')
  await gateway.approve('9')
  expect(Buffer.from(gateway.delivered[0]?.body ?? []).toString()).toContain('"trackid":"9"')
  const inquiry = await gateway.adapter.inquire(testAccount(), '9')
  expect(inquiry).toMatchObject({
    evidence: [{ details: { 'Track ID': '9', Result: 'CAPTURED', 'Auth Code': expect.any(String) } }],
  })
  await gateway.close()
})
