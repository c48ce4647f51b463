import { expect, test } from 'vitest'
import { createArabicMessages } from './arabic.ts'

function messages(
  answers: (Record<string, string> | Error)[],
  initial: Record<string, string> | null = null,
) {
  const logged: string[] = []
  let fetched = 0
  let changes = 0
  const arabic = createArabicMessages({
    initial,
    fetchMessages: async () => {
      const next = answers[fetched++] ?? new Error('unexpected')
      if (next instanceof Error) throw next
      return next
    },
    log: (message) => logged.push(message),
  })
  arabic.subscribe(() => changes++)
  return { arabic, logged, fetched: () => fetched, changes: () => changes }
}

test('Arabic is fetched the first time it is used, and only once', async () => {
  const { arabic, fetched, changes } = messages([{ a: 'أ' }])
  expect(arabic.current()).toBeNull()
  await Promise.all([arabic.load(), arabic.load()])
  await arabic.load()
  expect(arabic.current()).toEqual({ a: 'أ' })
  expect(fetched()).toBe(1)
  expect(changes()).toBe(1)
})

test('a failed translation load is only logged, and may be tried again', async () => {
  const { arabic, logged, changes } = messages([new Error('502'), { a: 'أ' }])
  await arabic.load()
  expect(arabic.current()).toBeNull()
  expect(logged).toEqual(['The Arabic translations could not be loaded'])
  expect(changes()).toBe(0)
  await arabic.load()
  expect(arabic.current()).toEqual({ a: 'أ' })
})

test('a page that came in Arabic fetches nothing', async () => {
  const { arabic, fetched } = messages([], { a: 'أ' })
  await arabic.load()
  expect(fetched()).toBe(0)
})
