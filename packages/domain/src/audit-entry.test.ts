import { expect, test } from 'vitest'
import { toldOf } from './audit-entry.ts'

test('an entry says what was changed, field by field, and what else is known', () => {
  const before = { roles: ['cashier'], name_en: 'Rana' }
  expect(toldOf({ before, after: { roles: [], name_en: 'Rana' }, tries: 2 })).toEqual({
    changes: [{ name: 'roles', before: 'cashier', after: '–' }],
    facts: [{ name: 'tries', value: '2' }],
  })
})

test('what was added or removed has one side, and a plain value has no name', () => {
  expect(toldOf({ after: { active: true, units: { main: null } } }).changes).toEqual([
    { name: 'active', before: null, after: 'true' },
    { name: 'units', before: null, after: 'main: –' },
  ])
  expect(toldOf({ before: 'KWD', after: 'USD' }).changes).toEqual([{ name: '', before: 'KWD', after: 'USD' }])
})
