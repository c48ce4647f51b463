import { expect, test } from 'vitest'
import { auditQueryOf, nothingAsked, readAuditAsked, writeAuditAsked } from './audit-asked.ts'

test('an address says what is looked for, and what it cannot say is left out', () => {
  const asked = readAuditAsked('?who=admin.demo&kind=payments&object=PR-1005&period=week')
  expect(asked).toEqual({ who: 'admin.demo', kind: 'payments', object: 'PR-1005', period: 'week' })
  expect(writeAuditAsked(asked)).toEqual({
    who: 'admin.demo',
    kind: 'payments',
    object: 'PR-1005',
    period: 'week',
  })
  expect(readAuditAsked('?kind=cooking&period=ever')).toEqual(nothingAsked)
  expect(writeAuditAsked(nothingAsked)).toEqual({})
})

test('a period begins so many days before the minute that is now', () => {
  const now = Date.parse('2026-11-22T03:04:05Z')
  expect(auditQueryOf({ ...nothingAsked, period: 'week' }, now)).toEqual({ from: '2026-11-15T03:04:00.000Z' })
})
