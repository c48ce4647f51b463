import { expect, test } from 'vitest'
import { checkPassword, passwordRules, passwordStrength } from './password-rules.ts'

const personal = ['noura.almutawa', 'noura@example.com']
const openRules = (password: string) => {
  const checked = checkPassword(password, personal)
  return passwordRules.filter((rule) => checked[rule] === 'open')
}

test.each([
  ['', ['length', 'upperCase', 'digit', 'special', 'notNumeric', 'notPersonal', 'notCommon']],
  ['Ab1!', ['length']],
  ['12345678', ['upperCase', 'special', 'notNumeric', 'notCommon']],
  ['Password1!', ['notCommon']],
  ['P@ssw0rd99', ['notCommon']],
  ['Almutawa-2026', ['notPersonal']],
  ['Karak & Tide 7', []],
])('%j leaves open: %j', (password, open) => {
  expect(openRules(password)).toEqual(open)
})

test('a password that is not on our short list is left for the server to decide', () => {
  expect(checkPassword('Karak & Tide 7', personal).notCommon).toBe('serverDecides')
})

test.each([
  ['', null],
  ['karak', 'weak'],
  ['Karaktide1', 'fair'],
  ['Karak-Tide7', 'good'],
  ['Karak & Tide 7', 'strong'],
])('%j is %j', (password, strength) => {
  expect(passwordStrength(password, checkPassword(password, personal))).toBe(strength)
})
