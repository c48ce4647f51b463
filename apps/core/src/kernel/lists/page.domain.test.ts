import { expect, test } from 'vitest'
import { transactionList } from '@wasl/contracts/lists/transactions'
import { cursorText, pageOf, type Cursor as CursorOf } from './page.domain.ts'

type Cursor = CursorOf<typeof transactionList>

const refused = (field: string, problem: string) => ({ ok: false, error: { field, problem } })
const unreadable = refused('cursor', 'unreadable')

test('without a wish the first fifty, the newest first', () => {
  const first = { kind: 'numbered', ordering: '-created', size: 50, offset: 0, asOf: null }
  expect(pageOf(transactionList, {})).toEqual({ ok: true, value: first })
  expect(pageOf(transactionList, { page: '10', page_size: '500', ordering: 'amount' })).toEqual({
    ok: true,
    value: { kind: 'numbered', ordering: 'amount', size: 500, offset: 4_500, asOf: null },
  })
})

test('a number leads to the hundredth page at most, and five hundred rows are the most at once', () => {
  expect(pageOf(transactionList, { page: '100' })).toMatchObject({ ok: true, value: { offset: 4_950 } })
  expect(pageOf(transactionList, { page: '101' })).toEqual(refused('page', 'tooFar'))
  expect(pageOf(transactionList, { page_size: '501' })).toEqual(refused('page_size', 'tooMany'))
})

test('a page of a number carries the time of page 1', () => {
  expect(pageOf(transactionList, { page: '2', as_of: '2026-11-25T10:00:00Z' })).toMatchObject({
    ok: true,
    value: { kind: 'numbered', offset: 50, asOf: new Date('2026-11-25T10:00:00Z') },
  })
})

test('the last rows are read backwards', () => {
  expect(pageOf(transactionList, { cursor: 'last.7', page_size: '10' })).toEqual({
    ok: true,
    value: { kind: 'last', ordering: '-created', size: 7 },
  })
  expect(pageOf(transactionList, { cursor: 'last.0' })).toEqual(unreadable)
})

const cursor: Cursor = {
  ordering: '-created',
  isBackward: false,
  value: '2026-11-25 13:00:00.123456+03',
  id: 42,
}
const at = (changes: Partial<Record<keyof Cursor, unknown>>, ordering: Cursor['ordering'] = '-created') =>
  pageOf(transactionList, { cursor: cursorText({ ...cursor, ...changes } as Cursor), ordering })

test.each<[Cursor['ordering'], string]>([
  ['-created', '2026-11-25 13:00:00+00'],
  ['created', '2024-02-29 23:59:59.9-03:30'],
  ['state_changed_at', '0001-01-01 00:00:00+15'],
  ['-state_changed_at', '2026-12-31 00:00:00+0545'],
  ['amount', 'KWD 48750'],
  ['-amount', 'KWD -1'],
])('a cursor in the order of %s begins behind "%s"', (ordering, value) => {
  expect(at({ ordering, value }, ordering)).toEqual({
    ok: true,
    value: { kind: 'behind', ordering, size: 50, cursor: { ...cursor, ordering, value } },
  })
})

test.each([
  '2026-13-01 00:00:00+00',
  '2026-02-30 00:00:00+00',
  '2023-02-29 00:00:00+00',
  '2026-11-25 24:00:00+00',
  '2026-11-25 13:60:00+00',
  '2026-11-25 13:00:00+16',
  '2026-11-25 13:00:00+00:60',
  '0000-01-01 00:00:00+00',
  '2026-11-25 13:00:00',
  '2026-11-25T13:00:00Z',
  'now',
  '',
])('"%s" is no moment that a database knows', (value) => {
  expect(at({ value })).toEqual(unreadable)
})

test.each([
  ['another order', { ordering: 'amount' }],
  ['no order', { ordering: 7 }],
  ['an unknown order', { ordering: 'name' }],
  ['no direction', { isBackward: 'no' }],
  ['no value', { value: 7 }],
  ['no id', { id: '42' }],
  ['half an id', { id: 4.2 }],
  ['an id beyond all', { id: 2 ** 53 }],
])('a cursor with %s is refused', (_what, changes) => {
  expect(at(changes)).toEqual(unreadable)
})

test('what is no cursor at all is refused', () => {
  const encoded = (text: string) => Buffer.from(text).toString('base64url')
  for (const text of ['', 'rubbish', encoded('{}'), encoded('null'), encoded('[]'), encoded('["-created"')])
    expect([text, pageOf(transactionList, { cursor: text })]).toEqual([text, unreadable])
  const amount = { ordering: 'amount', value: 'KWD 1.5' }
  expect(at(amount, 'amount')).toEqual(unreadable)
})
