import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LanguageFixed } from '../../../../i18n/language.tsx'
import { transactionShown } from '../detail.fixtures.ts'
import { ExtraCard } from './ExtraCard.tsx'

test('a field of the merchant’s own with ~ and : is a table under its name, any other is what was written', () => {
  const label = (text: string) => ({ en: text, ar: text })
  const extra = [
    { name: 'seats', label: label('Seats'), value: 'Seat:12~Row:4' },
    { name: 'guests', label: label('Guests'), value: 'about 20 ~ 30' },
  ]
  const markup = renderToStaticMarkup(
    <LanguageFixed locale="en" arabic={null}>
      <ExtraCard transaction={transactionShown({ extra, remarks: [] })} />
    </LanguageFixed>,
  )
  const told = Array.from(
    markup.matchAll(/<(dt|th|td|dd)\b[^>]*><bdi>([^<]*)</g),
    ([, tag, text]) => `${tag} ${text}`,
  )
  expect(told).toEqual(['dt Seats', 'th Seat', 'td 12', 'th Row', 'td 4', 'dt Guests', 'dd about 20 ~ 30'])
})
