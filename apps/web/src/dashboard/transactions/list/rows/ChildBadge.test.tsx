import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LanguageFixed } from '../../../../i18n/language.tsx'
import { ChildBadge } from './ChildBadge.tsx'

const toneOf = (state: string, operation: 'capture' | 'refund' | 'void') =>
  /data-tone="(\w+)"/.exec(
    renderToStaticMarkup(
      <LanguageFixed locale="en" arabic={null}>
        <ChildBadge state={state} operation={operation} />
      </LanguageFixed>,
    ),
  )?.[1]

test('what was captured is paid and green; what became of a refund or a void has no colour of its own', () => {
  expect(toneOf('paid', 'capture')).toBe('success')
  for (const state of ['refunded', 'refund_queued', 'refund_rejected'])
    expect([state, toneOf(state, 'refund')]).toEqual([state, 'neutral'])
  expect(toneOf('voided', 'void')).toBe('neutral')
})
