import { expect, test } from 'vitest'
import { attemptCommand, createAttemptKeys } from './attempt-keys.ts'

function memoryStorage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

const blocked = {
  getItem: () => {
    throw new DOMException('denied', 'SecurityError')
  },
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError')
  },
  removeItem: () => {},
}

function keysOf(storage: Parameters<typeof createAttemptKeys>[0]['storage'], serverKey = 'from-server') {
  let made = 0
  return createAttemptKeys({ transactionId: 'PR-1', serverKey, storage, newKey: () => `new-${++made}` })
}

test('the first press uses the key that the server rendered', () => {
  expect(keysOf(memoryStorage()).keyFor('knet')).toBe('from-server')
})

test('pressing again with the same choice is the same payment, after a reload too', () => {
  const storage = memoryStorage()
  const keys = keysOf(storage)
  expect(keys.keyFor('knet')).toBe('from-server')
  expect(keys.keyFor('knet')).toBe('from-server')
  expect(keysOf(storage, 'another-from-server').keyFor('knet')).toBe('from-server')
})

test('another choice is another payment', () => {
  const keys = keysOf(memoryStorage())
  keys.keyFor('knet')
  expect(keys.keyFor('card')).toBe('new-1')
  expect(keys.keyFor('card')).toBe('new-1')
})

test('after an attempt is over the next press starts a new one', () => {
  const storage = memoryStorage()
  const keys = keysOf(storage)
  keys.keyFor('knet')
  keys.answered()
  const later = keysOf(storage, 'second-from-server')
  later.settled()
  expect(later.keyFor('knet')).toBe('second-from-server')
})

test('a lost reply leaves the key as it was although no attempt is seen', () => {
  const keys = keysOf(memoryStorage())
  keys.keyFor('knet')
  keys.settled()
  expect(keys.keyFor('knet')).toBe('from-server')
})

test('a settled page that was never reloaded does not press with the used key', () => {
  const keys = keysOf(memoryStorage())
  keys.keyFor('knet')
  keys.answered()
  keys.settled()
  expect(keys.keyFor('knet')).toBe('new-1')
})

test('blocked storage costs nothing but the memory across reloads', () => {
  const keys = keysOf(blocked)
  expect(keys.keyFor('knet')).toBe('from-server')
  expect(keys.keyFor('knet')).toBe('from-server')
  expect(keysOf(null).keyFor('knet')).toBe('from-server')
})

test('what was pressed is known until its attempt is over', () => {
  const storage = memoryStorage()
  const keys = keysOf(storage)
  expect(attemptCommand(storage, 'PR-1')).toBeNull()
  keys.keyFor('{"gatewayCode":"card"}')
  expect(attemptCommand(storage, 'PR-1')).toBe('{"gatewayCode":"card"}')
  expect([
    attemptCommand(storage, 'PR-2'),
    attemptCommand(null, 'PR-1'),
    attemptCommand(blocked, 'PR-1'),
  ]).toEqual([null, null, null])
  keys.answered()
  keys.settled()
  expect(attemptCommand(storage, 'PR-1')).toBeNull()
})
