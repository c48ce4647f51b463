import { expect, test } from 'vitest'
import { describeAction } from './audit-words.ts'
import { auditStrings } from './audit.strings.ts'

/** A code of ours: `time.expired`, `transaction:22`, `payment_request`, `GET /api/v1`. */
const code = /[a-z]+_[a-z]+|[a-z]+:\S|[a-z]+\.[a-z]+|\{|\/api\//

/** Objects as they are written: what a sentence says of one must be a name. */
const objects = [
  'transaction:22',
  'merchant:1',
  'GET /api/v1/user',
  'payment_request, bulk',
  'unit:main',
  'bulk:7',
]
const named = (action: string): boolean =>
  // True: `action` is one of their keys.
  auditStrings[action as keyof typeof auditStrings].includes('{object}')

test.each(['en', 'ar'] as const)('no event that can be written is told by a code, %s', (language) => {
  const actions = Object.keys(auditStrings)
  expect(actions.length).toBeGreaterThan(100)
  const told = actions.flatMap((action) =>
    named(action)
      ? [describeAction({ action, object: 'Dana' }, language)]
      : objects.map((object) => describeAction({ action, object }, language)),
  )
  expect(told.filter((sentence) => code.test(sentence.replace('Webhook', '')))).toEqual([])
})

test('an action of another version is told without its code', () => {
  expect(describeAction({ action: 'planet.moved', object: 'transaction:22' }, 'en')).toBe('Other activity')
  expect(describeAction({ action: 'planet.moved', object: 'transaction:22' }, 'ar')).toBe('نشاط آخر')
  expect(describeAction({ action: 'constructor', object: 'transaction:22' }, 'en')).toBe('Other activity')
})

test('an entry is told in both languages', () => {
  expect(describeAction({ action: 'time.expired', object: 'transaction:22' }, 'en')).toBe(
    'Expired a payment request',
  )
  expect(describeAction({ action: 'time.expired', object: 'transaction:22' }, 'ar')).toBe(
    'إنهاء صلاحية طلب دفع',
  )
})
