import { expect, test } from 'vitest'
import { partNames, readScript, rowsOf, scriptText } from './scenarios.ts'

const rows = partNames.flatMap((part) => rowsOf(part).map(([name, row]) => ({ part, name, row })))

test('every scenario has a name of its own', () => {
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length)
})

test.each(rows)('$name is said in English and Arabic', ({ row }) => {
  for (const text of [row.title, row.says]) {
    expect(text.en).toMatch(/^[\x20-\x7e…]+$/)
    expect(text.ar).toMatch(/[\u0600-\u06ff]/)
  }
})

test.each(rows)('$name is understood as a scenario of its part alone', ({ part, name, row }) => {
  expect(readScript(name)).toEqual({ [part]: { name, number: row.number?.usually ?? 0 } })
})

test('a scenario joins one name per part, each with its number', () => {
  expect(readScript('approve+callback-late:45+return-never')).toEqual({
    answer: { name: 'approve', number: 0 },
    callback: { name: 'callback-late', number: 45 },
    return: { name: 'return-never', number: 0 },
  })
})

test('spaces and capitals are forgiven', () => {
  expect(readScript(' Never resolves ')).toEqual({ answer: { name: 'never-resolves', number: 0 } })
})

test.each([
  'nonsense',
  '',
  'approve+',
  'approve+decline',
  'approve:3',
  'callback-late:x',
  '__proto__',
  'toString',
])('%j is no scenario', (text) => {
  expect(readScript(text)).toBeNull()
})

test('a script written down says what was read, and what is normal goes without saying', () => {
  const text = 'create-callback-first+pending-approve:45+callback-duplicated:8'
  expect(scriptText(readScript(`${text}+return-normal`) ?? {})).toBe(text)
})
