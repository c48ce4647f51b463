import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { KeyValueList } from './KeyValueList.tsx'

const isStacked = (value: string) =>
  renderToStaticMarkup(<KeyValueList rows={[{ key: 'a', label: 'Order', value }]} />).includes('data-long')

test('S1 §9: a value of more than 20 characters goes under its label', () => {
  expect(isStacked('x'.repeat(20))).toBe(false)
  expect(isStacked('x'.repeat(21))).toBe(true)
  expect(isStacked('صندوق التجمع، 24 ضيف')).toBe(false)
  expect(isStacked('صندوق التجمع، 24 ضيفًا')).toBe(true)
})
