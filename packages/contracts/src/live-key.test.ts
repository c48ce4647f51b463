import { expect, test } from 'vitest'
import { isLiveKey, liveKey } from './live-key.ts'

const secret = 'a-secret-of-more-than-thirty-two-characters'

test('the key of a host opens that host alone, and only under the same secret', () => {
  const key = liveKey('Pay.Example', secret)
  expect(isLiveKey(key, 'pay.example', secret)).toBe(true)
  expect(isLiveKey(key, 'other.example', secret)).toBe(false)
  expect(isLiveKey(key, 'pay.example', `${secret}.`)).toBe(false)
  expect(isLiveKey(undefined, 'pay.example', secret)).toBe(false)
  expect(isLiveKey('', 'pay.example', secret)).toBe(false)
})
