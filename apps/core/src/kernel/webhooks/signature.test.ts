import { verifiedLetter } from '@wasl/tests/support/standard-webhooks'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { z } from 'zod'
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

test('what docs/api.md says to a merchant’s server verifies what we sign, and nothing changed or old', async () => {
  const page = await readFile(new URL('../../../../../docs/api.md', import.meta.url), 'utf8')
  const code = /```js\n(.*?)```/s.exec(page)?.[1] ?? ''
  const documented = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  const { verifiedEvent } = z.object({ verifiedEvent: z.custom<Verify>() }).parse(documented)
  const [secret, previous, foreign] = [newWebhookSecret(), newWebhookSecret(), newWebhookSecret()]
  const headers = signedHeaders(letter, [secret, previous])
  expect(verifiedEvent(headers, letter.body, secret)).toEqual(JSON.parse(letter.body))
  expect(verifiedEvent(headers, letter.body, previous)).toEqual(JSON.parse(letter.body))
  expect(verifiedEvent(headers, letter.body, foreign)).toBeNull()
  expect(verifiedEvent(headers, `${letter.body} `, secret)).toBeNull()
  expect(verifiedEvent({ ...headers, 'webhook-id': 'msg_2' }, letter.body, secret)).toBeNull()
  expect(verifiedEvent({}, letter.body, secret)).toBeNull()
  const old = signedHeaders({ ...letter, at: new Date(letter.at.getTime() - 301_000) }, [secret])
  expect(verifiedEvent(old, letter.body, secret)).toBeNull()
})

type Verify = (headers: Record<string, string>, body: string, secret: string) => unknown
