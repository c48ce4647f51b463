import { passwordProblems, passwordRules as ofServer } from '@wasl/domain/password'
import { checkPassword, passwordRules, type PasswordRule } from '@wasl/ui/fields/secrets/password-rules.ts'
import { expect, test } from 'vitest'

const here: Readonly<Record<(typeof ofServer)[number], PasswordRule>> = {
  length: 'length',
  personal: 'notPersonal',
  common: 'notCommon',
  numeric: 'notNumeric',
  special: 'special',
  digit: 'digit',
  upper: 'upperCase',
}

test('S1 §5: the rules stand here in the order in which the server says them', () => {
  expect(passwordRules).toEqual(ofServer.map((rule) => here[rule]))
})

test.each([
  'Cashieer1!',
  'Cashier.1!',
  'cashier.demo@EXAMPLE.com1',
  'Karak-cashier-at-sea-2026',
  'Cash!er-2026',
  'demo',
  'Kar!demo1',
  '12345678',
  'Karak & Tide 7',
  '٣٤٥٦٧٨٩٠',
])('the server says of %j what is said here, and decides what is left to it', (password) => {
  const personal = ['cashier.demo', 'cashier.demo@example.com']
  const checked = checkPassword(password, personal)
  const broken = passwordProblems(password, { personal, composition: 'spec' }).map((rule) => here[rule])
  const decided = passwordRules.filter((rule) => checked[rule] !== 'serverDecides')
  expect(decided.filter((rule) => checked[rule] === 'open')).toEqual(
    decided.filter((rule) => broken.includes(rule)),
  )
})
