import { expect, test } from 'vitest'

test('reliability D-33: nothing in the server reaches another object’s prototype by __proto__', () => {
  const body: Record<string, unknown> = {}
  expect(() => Reflect.get(body, '__proto__')).toThrow(/__proto__/)
  expect(() => Reflect.set(body, '__proto__', { isSuperuser: true })).toThrow(/__proto__/)
  expect(JSON.stringify(JSON.parse('{"__proto__":{"a":1}}'))).toBe('{"__proto__":{"a":1}}')
})
