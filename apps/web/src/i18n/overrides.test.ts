import { expect, test } from 'vitest'
import { withOverrides } from './overrides.ts'
import { textOf } from './text.tsx'

const ours = { 'a.total': 'الإجمالي', 'a.due': 'قبل {time}' }

test('a merchant may reword a message, with its values', () => {
  const messages = withOverrides(ours, { 'a.due': 'يُدفع حتى {time}' })
  expect(textOf<keyof typeof ours>('ar', messages)('a.due', { time: '6' })).toBe('يُدفع حتى 6')
  expect(messages).toMatchObject({ 'a.total': 'الإجمالي' })
})

test.each([
  ['a key that is not ours', { 'b.other': 'x' }],
  ['a text that is no message', { 'a.due': '{time' }],
  ['no text at all', { 'a.due': 7 }],
])('%s changes nothing', (_, overrides) => {
  expect(withOverrides(ours, overrides)).toEqual(ours)
})
