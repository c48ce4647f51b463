import { expect, test } from 'vitest'
import { foldVoucherCode } from './voucher-code.ts'

test.each([
  ['madd10', 'MADD10'],
  ['  MADD10\u00a0', 'MADD10'],
  ['madd١٠', 'MADD10'],
  ['ＭＡＤＤ１０', 'MADD10'],
  ['\u200fMadd۱۰\u200f', 'MADD10'],
  ['عيد٢٠٢٧', 'عيد2027'],
])('a code typed as %j is %s', (typed, code) => {
  expect(foldVoucherCode(typed)).toBe(code)
})
