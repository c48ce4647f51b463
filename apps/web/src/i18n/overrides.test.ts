import { expect, test } from 'vitest'
import { readOverride, withOverrides } from './overrides.ts'
import { textOf } from './text.tsx'

const ours = {
  'a.total': 'الإجمالي',
  'a.due': 'قبل {time}',
  'a.terms': 'أوافق على <link>الشروط</link>',
  'a.count': '{n, plural, one {طلب} other {# طلبات}}',
}

test('a merchant may reword a message, with its values', () => {
  const messages = withOverrides(ours, { 'a.due': 'يُدفع حتى {time}' })
  expect(textOf<keyof typeof ours>('ar', messages)('a.due', { time: '6' })).toBe('يُدفع حتى 6')
  expect(messages).toMatchObject({ 'a.total': 'الإجمالي' })
})

test.each([
  ['a key that is not ours', { 'b.other': 'x' }],
  ['a text that is no message', { 'a.due': '{time' }],
  ['a text without its placeholder', { 'a.due': 'قبل المغرب' }],
  ['a text with a placeholder nobody fills in', { 'a.total': 'الإجمالي {sum}' }],
  ['an empty text', { 'a.total': ' ' }],
  ['no text at all', { 'a.due': 7 }],
])('%s changes nothing', (_, overrides) => {
  expect(withOverrides(ours, overrides)).toEqual(ours)
})

test.each([
  ['a.due', 'قبل المغرب', { kind: 'placeholders', names: ['{time}'] }],
  ['a.due', 'قبل {time} و{day}', { kind: 'placeholders', names: ['{time}'] }],
  ['a.due', 'قبل <time>الوقت</time>', { kind: 'placeholders', names: ['{time}'] }],
  ['a.terms', 'أوافق على {link}', { kind: 'placeholders', names: ['<link></link>'] }],
  ['a.count', '{n, plural, one {طلب}}', { kind: 'syntax' }],
  ['a.count', 'الطلبات: {n}', undefined],
  ['a.count', '{n, plural, two {طلبان} other {# طلب}}', undefined],
  ['a.terms', 'قرأت <link>الشروط والأحكام</link>', undefined],
  ['toString', 'x', { kind: 'unknown' }],
])('%s as “%s” is read, or told what is wrong', (key, text, problem) => {
  expect(readOverride(ours, key, text).problem).toEqual(problem)
})
