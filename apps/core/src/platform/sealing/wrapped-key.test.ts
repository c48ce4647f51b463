import { expect, test } from 'vitest'
import { createSeal } from './sealed.ts'
import { unwrapKey, wrapKey } from './wrapped-key.ts'

const secret = 'a-secret-of-the-tests-that-is-long-enough'
const key = 'the-key-of-an-installation-of-the-tests'

test('the key opens with the secret that sealed it, and its text is not in the row', () => {
  const sealed = wrapKey(key, secret)
  expect(sealed).not.toContain(key)
  expect(unwrapKey(sealed, secret)).toEqual({ ok: true, value: key })
  expect(unwrapKey(sealed, `${secret}!`)).toEqual({ ok: false, error: 'otherSecret' })
})

test.each([
  [
    'changed by one sign',
    (sealed: string) => `${sealed.slice(0, -3)}${sealed.at(-3) === 'A' ? 'B' : 'A'}${sealed.slice(-2)}`,
  ],
  ['of another place', () => createSeal(secret).seal(key, 'webhook_endpoint 1 secret')],
  ['cut off', (sealed: string) => sealed.slice(0, 20)],
  ['emptied', () => ''],
])('a row that was %s does not open', (_, changed) => {
  expect(unwrapKey(changed(wrapKey(key, secret)), secret)).toEqual({ ok: false, error: 'changed' })
})
