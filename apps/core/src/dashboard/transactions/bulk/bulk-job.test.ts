import { expect, test } from 'vitest'
import { filtersOf } from '../list/filters.domain.ts'
import { searchSaid } from './bulk-job.domain.ts'

const said = (query: Parameters<typeof filtersOf>[0]) => searchSaid(filtersOf(query))

test.each([
  ['spaces', { q: ' dana  sabti ' }, { q: 'dana sabti' }],
  ['case', { q: 'DANA' }, { q: 'dana' }],
  ['order of words', { q: 'sabti dana' }, { q: 'dana sabti' }],
  ['Arabic letters', { q: 'أحمد فاطمة' }, { q: 'احمد فاطمه' }],
  ['digits', { q: '٥٠٠١٢٣٤٥' }, { q: '50012345' }],
  ['order of values', { state: 'paid,cod' }, { state: 'cod,paid' }],
  ['a filter that was typed', { q: 'state:PAID' }, { state: 'paid' }],
  ['order of filters', { state: 'paid', q: 'dana' }, { q: 'dana', state: 'paid' }],
  ['an amount', { q: 'amount:12.5' }, { q: 'amount:12.500' }],
  ['a name', { q: 'name:"Dana Sabti"' }, { q: 'NAME:"dana  sabti"' }],
])('another spelling of the same search is the same: %s', (_, one, other) => {
  expect(said(one)).toBe(said(other))
})

test.each([
  [{ q: 'dana' }, { q: 'noura' }],
  [{ state: 'paid' }, { state: 'cod' }],
  [{ q: 'amount:12' }, { q: 'amount:120' }],
  [{ q: 'name:dana' }, { q: 'dana' }],
  [{}, { q: 'dana' }],
])('another search is not: %j and %j', (one, other) => {
  expect(said(one)).not.toBe(said(other))
})
