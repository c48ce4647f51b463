import { verifiedLetter } from '@wasl/tests/support/standard-webhooks'
import { expect, test } from 'vitest'
import { newWebhookSecret, signedHeaders } from './signature.ts'

const letter = { id: 'msg_1', at: new Date(), body: '{"type":"transaction.paid","data":{"اسم":"نورة"}}' }

test('the library of Standard Webhooks verifies what we sign', () => {
  const secret = newWebhookSecret()
  expect(verifiedLetter(secret, { body: letter.body, headers: signedHeaders(letter, [secret]) })).toEqual(
    JSON.parse(letter.body),
  )
})

test('during a rotation both secrets verify, and no other does', () => {
  const [next, previous, foreign] = [newWebhookSecret(), newWebhookSecret(), newWebhookSecret()]
  const headers = signedHeaders(letter, [next, previous])
  expect(headers['webhook-signature']).toMatch(/^v1,\S+ v1,\S+$/)
  for (const secret of [next, previous])
    expect(verifiedLetter(secret, { body: letter.body, headers })).toBeTypeOf('object')
  expect(() => verifiedLetter(foreign, { body: letter.body, headers })).toThrow('No matching signature found')
})

test('a changed body, id or time verifies nowhere', () => {
  const secret = newWebhookSecret()
  const headers = signedHeaders(letter, [secret])
  const verify = (body: string, more: Record<string, string>) => () =>
    verifiedLetter(secret, { body, headers: { ...headers, ...more } })
  expect(verify(`${letter.body} `, {})).toThrow('No matching signature found')
  expect(verify(letter.body, { 'webhook-id': 'msg_2' })).toThrow('No matching signature found')
  const later = String(Number(headers['webhook-timestamp']) + 1)
  expect(verify(letter.body, { 'webhook-timestamp': later })).toThrow('No matching signature found')
})

test('a secret is 256 random bits behind whsec_', () => {
  const secret = newWebhookSecret()
  expect(Buffer.from(secret.replace('whsec_', ''), 'base64')).toHaveLength(32)
  expect(newWebhookSecret()).not.toBe(secret)
})
