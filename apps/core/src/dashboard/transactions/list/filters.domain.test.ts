import { expect, test } from 'vitest'
import { filtersOf, type Asked } from './filters.domain.ts'
import { transactions } from './transactions.list.ts'

const { isCounted, isFiltered } = transactions

test('nothing asked for narrows nothing', () => {
  const filters = filtersOf({})
  expect(filters).toMatchObject({ state: [], plugin: [], seen: null, text: null, terms: [] })
  expect(filters.created).toEqual({ after: null, before: null })
  expect([isFiltered(filters), isCounted(filters)]).toEqual([false, true])
})

test('several values stand between commas, each once; empty ones are none', () => {
  expect(filtersOf({ state: ' paid,failed ,,paid' }).state).toEqual(['paid', 'failed'])
  expect(filtersOf({ plugin: 'bulk,event' }).plugin).toEqual(['bulk', 'event'])
})

test('a comma inside of a value has a backslash before it', () => {
  const asked = { product_type: String.raw`Coffee\, tea,Cake`, initiator: String.raw`Noura\, desk` }
  expect(filtersOf(asked)).toMatchObject({ productType: ['Coffee, tea', 'Cake'], initiator: ['Noura, desk'] })
})

test('moments and flags are read as they are', () => {
  const moment = '2026-11-25T10:00:00Z'
  const filters = filtersOf({
    created_after: moment,
    state_changed_at_before: moment,
    seen: 'true',
    email_seen: 'false',
  })
  expect(filters.created).toEqual({ after: new Date(moment), before: null })
  expect(filters.stateChangedAt).toEqual({ after: null, before: new Date(moment) })
  expect([filters.seen, filters.emailSeen, filters.disclosedToMerchant]).toEqual([true, false, null])
})

test('a term that has a filter narrows like it; others stay terms, and words stay words', () => {
  const filters = filtersOf({ q: 'state:PAID currency:kwd name:Dana coffee' })
  expect(filters).toMatchObject({
    state: ['paid'],
    currencyCode: ['KWD'],
    text: 'coffee',
    terms: [{ field: 'name', value: 'Dana' }],
  })
})

test('what is chosen and what is typed both hold; what contradicts finds nothing', () => {
  const states = (asked: Asked) => filtersOf(asked).state
  expect(states({ state: 'paid,failed', q: 'state:paid' })).toEqual(['paid'])
  expect(states({ state: 'failed', q: 'state:paid' })).toEqual([''])
  expect(states({ q: 'state:paid state:paid' })).toEqual(['paid'])
  expect(states({ q: 'state:paid state:failed' })).toEqual([''])
})

test.each<Asked>([{ state: 'paid' }, { currency_code: 'KWD' }, { plugin: 'bulk' }])(
  'the running totals know how many %o there are, and it is a filter',
  (asked) => {
    expect([isCounted(filtersOf(asked)), isFiltered(filtersOf(asked))]).toEqual([true, true])
  },
)

const moment = '2026-11-25T10:00:00Z'
test.each<Asked>([
  { created_after: moment },
  { created_before: moment },
  { state_changed_at_after: moment },
  { state_changed_at_before: moment },
  { gateway_code: 'knet' },
  { initiator: 'alia' },
  { unit: 'main' },
  { product_type: 'ticket' },
  { bulk: '7' },
  { seen: 'false' },
  { email_seen: 'true' },
  { disclosed_to_merchant: 'true' },
  { unresolved: 'true' },
  { unresolved: 'false' },
  { q: 'coffee' },
  { q: 'name:Dana' },
])('the running totals do not know how many %o there are', (asked) => {
  expect([isCounted(filtersOf(asked)), isFiltered(filtersOf(asked))]).toEqual([false, true])
})
