import { money } from '@wasl/domain/money'
import { expect, test } from 'vitest'
import type { RefusalReason } from './restriction.domain.ts'
import { refusalText } from './restriction-words.ts'

const words = { messageEn: 'You have paid often today.', messageAr: 'دفعت عدة مرات اليوم.' }
const nothing = {
  list: 'none' as const,
  minimum: null,
  maximum: null,
  sumPerDay: null,
  sumPerMonth: null,
  paymentsPerDay: null,
  paymentsPerMonth: null,
  gateways: [],
  days: [],
  opens: null,
  ...words,
}
const limit = money(2_000_000, 'KWD')
const told = (rule: Partial<Omit<typeof nothing, 'list'>> | object, reason: RefusalReason) =>
  refusalText({ rule: { ...nothing, ...rule }, reason, limit: reason.startsWith('payments') ? 5 : limit }).en

test('the merchant’s words are told where the rule checks one thing, and that refused', () => {
  expect(told({ paymentsPerDay: 5 }, 'paymentsPerDay')).toBe(words.messageEn)
  expect(told({ list: 'block' }, 'blocked')).toBe(words.messageEn)
  expect(told({ opens: '08:00', days: [1] }, 'closed')).toBe(words.messageEn)
})

test('of a rule that checks several things the payer is told which of them refused', () => {
  const several = { paymentsPerDay: 5, sumPerDay: 2_000_000 }
  expect(told(several, 'paymentsPerDay')).toMatch(/number of payments allowed in a day \(5\)/)
  expect(told(several, 'sumPerDay')).toMatch(/^With your earlier payments today/)
  expect(told(several, 'aloneOverDay')).toBe('This amount exceeds the daily limit of KWD\u00a02,000.000')
})

test('a single amount over a sum, a currency and a missing field are never told in words about something else', () => {
  const sum = { sumPerDay: 2_000_000 }
  expect(told(sum, 'sumPerDay')).toBe(words.messageEn)
  expect(told(sum, 'aloneOverDay')).toBe('This amount exceeds the daily limit of KWD\u00a02,000.000')
  expect(told(sum, 'currency')).toBe('We don’t accept this currency here')
  expect(told(sum, 'identifierMissing')).toMatch(/missing field/)
})
