import { expect, test } from 'vitest'
import { objectWords } from './object-words.ts'

test('what an entry is about has words for its kind', () => {
  expect(objectWords('staff_session 12')).toEqual({ kind: 'administration.audit.object.session', name: '12' })
  expect(objectWords('unit:main')).toEqual({ kind: 'administration.audit.object.unit', name: 'main' })
  expect(objectWords('message_template paid email en')).toEqual({
    kind: 'administration.audit.object.message',
    name: 'paid email en',
  })
})

test('what has no name but its kind has words too', () => {
  expect(objectWords('sign-in')).toEqual({ kind: 'administration.audit.object.signIn', name: null })
  expect(objectWords('merchant')).toEqual({ kind: 'administration.audit.object.merchant', name: null })
  expect(objectWords('merchant:1')).toEqual({ kind: 'administration.audit.object.merchant', name: null })
  expect(objectWords('staff_user 7')).toEqual({ kind: 'administration.audit.object.user', name: '7' })
})

test('a name alone, and a kind without words, are said as they are', () => {
  expect(objectWords('cashier.demo')).toBeNull()
  expect(objectWords('PR-1001')).toBeNull()
  expect(objectWords('GET /api/v1/users')).toBeNull()
  expect(objectWords('constructor 1')).toBeNull()
})
