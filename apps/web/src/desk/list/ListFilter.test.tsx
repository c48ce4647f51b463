import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LanguageFixed } from '../../i18n/language.tsx'
import { ListFilter } from './ListFilter.tsx'

const choices = [{ value: 'Cake', name: { en: 'Cake', ar: 'كعك' } }]

const drawn = (isCut: boolean, searchWord?: string) =>
  renderToStaticMarkup(
    <LanguageFixed locale="en" arabic={null}>
      <ListFilter
        filter={{ kind: 'choice', offered: 'product_types' }}
        name="productType"
        title="Product type"
        choices={choices}
        isCut={isCut}
        searchWord={searchWord}
        filters={{}}
        onChange={() => {}}
        onUnreadable={() => {}}
      />
    </LanguageFixed>,
  )

test('a filter that offers only the beginning of what there is says how to find the others', () => {
  expect(drawn(true, 'product')).toContain(
    'These are the first 1. To find another one, search for \u2066product:&quot;…&quot;\u2069',
  )
  expect(drawn(true)).toContain('These are the first 1; there are more.')
  expect(drawn(false)).not.toContain('These are the first')
})

test.each([
  [
    { kind: 'one', of: ['wood', 'steel'] } as const,
    { kind: 'steel' },
    /<option value="steel" selected="">Steel/,
  ],
  [{ kind: 'text', most: 8 } as const, { kind: 'A-12' }, /maxLength="8"[^>]*value="A-12"/],
])('a filter of one value or of a text is asked for as its kind is: %j', (filter, filters, found) => {
  const markup = renderToStaticMarkup(
    <LanguageFixed locale="en" arabic={null}>
      <ListFilter
        filter={filter}
        name="kind"
        title="Kind"
        choices={[{ value: 'steel', name: { en: 'Steel', ar: 'فولاذ' } }]}
        isCut={false}
        searchWord={undefined}
        filters={filters}
        onChange={() => {}}
        onUnreadable={() => {}}
      />
    </LanguageFixed>,
  )
  expect(markup).toMatch(found)
})
