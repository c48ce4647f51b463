import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LanguageFixed } from '../../../i18n/language.tsx'
import { ChoiceFilterGroup } from './ChoiceFilterGroup.tsx'

const choices = [{ value: 'Cake', name: { en: 'Cake', ar: 'كعك' } }]

const drawn = (isCut: boolean, filter: 'productType' | 'bulk' = 'productType') =>
  renderToStaticMarkup(
    <LanguageFixed locale="en" arabic={null}>
      <ChoiceFilterGroup filter={filter} choices={choices} isCut={isCut} filters={{}} onChange={() => {}} />
    </LanguageFixed>,
  )

test('a filter that offers only the beginning of what there is says how to find the others', () => {
  expect(drawn(true)).toContain(
    'These are the first 1. To find another one, search for \u2066product:&quot;…&quot;\u2069',
  )
  expect(drawn(true, 'bulk')).toContain('These are the first 1; there are more.')
  expect(drawn(false)).not.toContain('These are the first')
})
