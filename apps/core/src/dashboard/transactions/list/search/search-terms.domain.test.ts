import { expect, test } from 'vitest'
import { readSearch } from './search-terms.domain.ts'

test.each([
  ['dana 12', { words: 'dana 12' }],
  [
    'state:PAID currency_code:kwd',
    {
      words: null,
      typed: [
        { filter: 'state', value: 'paid' },
        { filter: 'currencyCode', value: 'KWD' },
      ],
    },
  ],
  [
    'email:dana@example.com tables',
    { words: 'tables', terms: [{ field: 'email', value: 'dana@example.com' }] },
  ],
  ['  name:"Dana Al-Sabti"  ', { words: null, terms: [{ field: 'name', value: 'Dana Al-Sabti' }] }],
  ['Amount:٤٨٫٧٥', { words: null, terms: [{ field: 'amount', value: '48٫75' }] }],
  ['شاي، قهوة ١٢', { words: 'شاي، قهوة 12' }],
  ['constructor:1 __proto__:2', { words: 'constructor:1 __proto__:2' }],
  ['expires:2026-11-22', { words: null, terms: [{ field: 'expires', value: '2026-11-22' }] }],
  ['meet at 10:30', { words: 'meet at 10:30' }],
  ['colour:red', { words: 'colour:red' }],
  ['email:', { words: 'email:' }],
  ['', { words: null }],
])('%j is read as %j', (typed, read) => {
  expect(readSearch(typed)).toEqual({ typed: [], terms: [], ...read })
})

test('a field and its value are one question each, and not more than eight', () => {
  const { terms, words } = readSearch(Array.from({ length: 9 }, (_, at) => `id:PR-${at}`).join(' '))
  expect(terms).toHaveLength(8)
  expect(words).toBe('id:PR-8')
})
