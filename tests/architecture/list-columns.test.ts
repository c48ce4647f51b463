import { defaultColumns } from '@wasl/core/dashboard/transactions/list/setup/columns.domain'
import { ourCells } from '@wasl/web/dashboard/transactions/list/views/list-columns.ts'
import { expect, test } from 'vitest'

test('a list draws the columns that the core has, and knows no other', () => {
  const names = defaultColumns('all').map(({ name }) => name)
  expect(Object.keys(ourCells).toSorted()).toEqual(names.toSorted())
})
