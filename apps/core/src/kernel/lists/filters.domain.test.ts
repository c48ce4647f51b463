import { choice, flag, list, one, range, text } from '@wasl/contracts/lists/list'
import { expect, test } from 'vitest'
import { readFilters, setFilters } from './filters.domain.ts'

const shelves = list({
  filters: {
    created: range(),
    shelfNo: choice('shelves'),
    inUse: flag(),
    kind: one(['wood', 'steel']),
    label: text(20),
  },
  sorts: { created: 'instant' },
  ordering: '-created',
})
const unset = {
  created: { after: null, before: null },
  shelfNo: [],
  inUse: null,
  kind: null,
  label: null,
}
const day = '2026-11-20T10:00:00Z'

test.each([
  [{}, {}],
  [{ created_before: day }, { created: { after: null, before: new Date(day) } }],
  [{ shelf_no: String.raw`a\, b,c,,c` }, { shelfNo: ['a, b', 'c'] }],
  [{ in_use: 'false' as const }, { inUse: false }],
  [{ kind: 'steel' as const }, { kind: 'steel' }],
  [{ label: ' oak ' }, { label: 'oak' }],
  [{ label: ' ' }, {}],
])('%j is read as %j, and nothing else is set', (asked, read) => {
  const values = readFilters(shelves, asked)
  expect(values).toEqual({ ...unset, ...read })
  expect(setFilters(shelves, values)).toEqual(Object.keys(read))
})
