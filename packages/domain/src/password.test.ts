import { expect, test } from 'vitest'
import { isCommonPassword } from './common-password.ts'
import { passwordProblems, passwordRules, shortestPassword } from './password.ts'

const personal = ['cashier.demo', 'cashier@tamra-tide.example', 'Yousef Karam']
const spec = (password: string) => passwordProblems(password, { personal, composition: 'spec' })
const nist = (password: string) => passwordProblems(password, { personal, composition: 'nist' })

test('S1 §5: at least 8 characters, 1 special character, 1 digit and 1 upper-case letter', () => {
  expect(shortestPassword).toBe(8)
  expect(spec('Tall-Ship-41')).toEqual([])
  expect(spec('Tall-41')).toEqual(['length'])
  expect(spec('TallShip41')).toEqual(['special'])
  expect(spec('Tall-Ship-x')).toEqual(['digit'])
  expect(spec('tall-ship-41')).toEqual(['upper'])
  expect(spec('8461937250')).toEqual(['numeric', 'special', 'upper'])
  expect(passwordRules).toHaveLength(7)
})

test('without composition rules a long plain sentence is enough', () => {
  expect(nist('four plain words here')).toEqual([])
  expect(nist('84619372')).toEqual(['numeric'])
})

test.each(['cashier.demo', 'Cashier-Demo1!', 'C4shier.demo', 'yousef.K1!', 'Tamra-tide9', 'demo-cashier'])(
  '%s is too similar to its user',
  (password) => expect(nist(password)).toContain('personal'),
)

test.each(['cash-on-the-lawn', 'Tall-Ship-41', 'karamelised onions'])('%s is not', (password) => {
  expect(nist(password)).not.toContain('personal')
})

test('as close as seven letters of ten is too similar, and no less', () => {
  expect(nist('ca-x-shi-y-er-z')).toContain('personal')
  expect(nist('xy-cashxer')).not.toContain('personal')
  expect(nist('!!!!!!!!')).not.toContain('personal')
})

test.each([
  ['Ali', 'Ali12!!!', true],
  ['Al', 'Al12!!!!', false],
  ['Abdulrahman', 'Abdulrah1', true],
  ['Papadimitrakopoulos', 'Papadimitrakopoul0s', true],
])('of %s, %s is too similar: %s', (name, password, isSimilar) => {
  const broken = passwordProblems(password, { personal: [name], composition: 'nist' })
  expect(broken.includes('personal')).toBe(isSimilar)
})

test.each([
  'password',
  'Password1!',
  'P@ssw0rd2026!',
  '!!Welcome2026',
  'qwertyuiop',
  'Qwerty123!',
  '12345678',
  '1q2w3e4r5t',
  'aaaaaaaa',
  'abcabcabc',
  'passwordpassword',
  'Wasl-Demo!1',
  'ADMIN123!',
])('%s is tried first by everybody', (password) => {
  expect(isCommonPassword(password.replace('-', ''))).toBe(true)
})

test.each(['Tall-Ship-41', 'correct horse battery', 'مفتاح-البيت-٤١', 'Zebra$hip7moon'])(
  '%s is not',
  (password) => {
    expect(isCommonPassword(password)).toBe(false)
  },
)

test('letters, digits and signs of every script count', () => {
  expect(spec('Ключ-дом-٤١')).toEqual([])
  expect(spec('١٢٣٤٥٦٧٨')).toContain('numeric')
})
