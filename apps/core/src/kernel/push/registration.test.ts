import { expect, test } from 'vitest'
import { readRegistration } from './registration.ts'

const point = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 1)]).toString('base64url')
const auth = Buffer.alloc(16, 1).toString('base64url')
const at = (endpoint: string, p256dh = point) => JSON.stringify({ endpoint, keys: { p256dh, auth } })

test('a browser’s subscription is read as it gives it out', () => {
  const text = JSON.stringify({ ...JSON.parse(at('https://push.example.com/x')), expirationTime: null })
  expect(readRegistration(text, { allowed: [], onlyAllowed: false })).toEqual({
    ok: true,
    value: { endpoint: 'https://push.example.com/x', p256dh: point, auth },
  })
})

test.each([
  ['no JSON', 'token'],
  ['no keys', JSON.stringify({ endpoint: 'https://push.example.com/x' })],
  ['a private address', at('https://127.0.0.1/x')],
  ['no https', at('http://push.example.com/x')],
  ['a port of its own', at('https://push.example.com:8443/x')],
  ['a name in it', at('https://user@push.example.com/x')],
  ['a key that is none', at('https://push.example.com/x', 'AAAA')],
])('a registration with %s is refused', (_what, text) => {
  expect(readRegistration(text, { allowed: [], onlyAllowed: false })).toEqual({
    ok: false,
    error: 'unreadable',
  })
})
