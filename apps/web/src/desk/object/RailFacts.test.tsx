import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RailFacts } from './RailFacts.tsx'

const shown = (values: readonly (string | null)[]) =>
  renderToStaticMarkup(
    <RailFacts
      title="Order"
      facts={values.map((value, at) => ({ key: String(at), label: `Fact ${at}`, value }))}
    />,
  )

test('a fact that is not known is not there, and nothing at all where none is', () => {
  const markup = shown(['KNET', null, ''])
  expect(markup).toContain('Fact 0')
  expect(markup).not.toContain('Fact 1')
  expect(markup).not.toContain('Fact 2')
  expect(shown([null, ''])).toBe('')
})
