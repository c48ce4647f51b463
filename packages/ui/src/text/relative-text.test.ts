import { expect, test } from 'vitest'
import { relativeText } from './relative-text.ts'

const now = new Date('2026-11-20T15:00:00Z')
const at = (time: string) => new Date(`2026-11-${time}Z`)

test('a time is told from now, in the largest unit that fits', () => {
  const told = (time: string) => relativeText(at(time), now, 'en')
  expect(told('20T14:59:40')).toBe('now')
  expect(told('20T14:57:10')).toBe('2 minutes ago')
  expect(told('20T12:10:00')).toBe('2 hours ago')
  expect(told('19T14:00:00')).toBe('yesterday')
  expect(told('20T17:00:00')).toBe('in 2 hours')
})

test('Arabic has its own forms and Latin digits', () => {
  const told = (time: string) => relativeText(at(time), now, 'ar')
  expect(told('20T14:57:10')).toBe('قبل دقيقتين')
  expect(told('20T14:49:00')).toBe('قبل 11 دقيقة')
  expect(told('20T14:59:40')).toBe('الآن')
})
