import { expect, test } from 'vitest'
import { draftsOf } from './drafts.ts'

function inMemory(): Storage {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    get length() {
      return kept.size
    },
  } as Storage
}

const base = { email: 'a@example.com', phone: '' }
const typed = { email: 'b@example.com', phone: '5' }

test('what was typed is found again by the same user, and by nobody else', () => {
  const storage = inMemory()
  draftsOf('cashier.demo', () => storage).keep('edit.PR-1', base, typed)
  expect(draftsOf('cashier.demo', () => storage).read('edit.PR-1', base)).toEqual(typed)
  expect(draftsOf('cashier.demo', () => storage).read('edit.PR-2', base)).toBeNull()
  expect(draftsOf('admin.demo', () => storage).read('edit.PR-1', base)).toBeNull()
})

test('a draft of a form that began otherwise is dropped', () => {
  const storage = inMemory()
  const drafts = draftsOf('cashier.demo', () => storage)
  drafts.keep('edit.PR-1', base, typed)
  expect(drafts.read('edit.PR-1', { ...base, email: 'changed@example.com' })).toBeNull()
  expect(storage.length).toBe(0)
})

test('what was sent is forgotten', () => {
  const storage = inMemory()
  const drafts = draftsOf('cashier.demo', () => storage)
  drafts.keep('edit.PR-1', base, typed)
  drafts.forget('edit.PR-1')
  expect(drafts.read('edit.PR-1', base)).toBeNull()
})

test.each(['{', 'null', '[]', '"x"', '{"draft":1}'])('stored %s is no draft', (text) => {
  const storage = inMemory()
  storage.setItem('wasl.draft.cashier.demo.edit.PR-1', text)
  expect(draftsOf('cashier.demo', () => storage).read('edit.PR-1', base)).toBeNull()
})

test('without storage nothing is kept and nothing breaks', () => {
  const drafts = draftsOf('cashier.demo', () => {
    throw new Error('blocked')
  })
  drafts.keep('edit.PR-1', base, typed)
  drafts.forget('edit.PR-1')
  expect(drafts.read('edit.PR-1', base)).toBeNull()
})
