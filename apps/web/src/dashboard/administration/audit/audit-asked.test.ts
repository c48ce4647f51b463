import { expect, test } from 'vitest'
import { auditQueryOf, nothingAsked, readAuditAsked, writeAuditAsked } from './audit-asked.ts'

const at = { now: Date.parse('2026-11-22T03:04:05Z'), timeZone: 'Asia/Kuwait' }

test('an address says what is looked for, and what it cannot say is left out', () => {
  const address = { who: 'admin.demo', kind: 'payments', object: 'PR-1005', period: 'week' }
  const asked = readAuditAsked(`?${new URLSearchParams(address)}`)
  expect(asked).toEqual({ ...address, from: null, to: null })
  expect(writeAuditAsked(asked)).toEqual(address)
  expect(readAuditAsked('?kind=cooking&period=ever&from=2026-11-01T00:00')).toEqual(nothingAsked)
  expect(writeAuditAsked(nothingAsked)).toEqual({})
})

test('a period begins so many days before the minute that is now', () => {
  expect(auditQueryOf({ ...nothingAsked, period: 'week' }, at)).toEqual({
    createdAfter: '2026-11-15T03:04:00.000Z',
  })
})

test('two dates are minutes of the merchant’s clock, the last of them whole; what is no date is not asked for', () => {
  const address = { period: 'dates', from: '2026-11-01T00:00', to: '2026-11-20T23:59' }
  const asked = readAuditAsked(`?${new URLSearchParams(address)}`)
  expect(writeAuditAsked(asked)).toEqual(address)
  expect(auditQueryOf(asked, at)).toEqual({
    createdAfter: '2026-10-31T21:00:00.000Z',
    createdBefore: '2026-11-20T20:59:59.999Z',
  })
  expect(auditQueryOf({ ...asked, from: 'yesterday', to: null }, at)).toEqual({})
})
