import { BanIcon } from '@wasl/ui/icons/BanIcon'
import { RotateCwIcon } from '@wasl/ui/icons/RotateCwIcon'
import { XIcon } from '@wasl/ui/icons/XIcon'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EventIcon } from './EventIcon.tsx'

test('a customer who went to the gateway has the sign of an attempt, not the eye of an opened page', () => {
  const went = { kind: 'attempt', code: 'session.opened', toState: 'pending' } as const
  expect(renderToStaticMarkup(<EventIcon event={went} />)).toBe(
    renderToStaticMarkup(<RotateCwIcon size={14} />),
  )
})

test('what staff ended has the sign of its state, and a hold that was given up that of its badge', () => {
  const drawn = (kind: 'audit' | 'money', code: string) =>
    renderToStaticMarkup(<EventIcon event={{ kind, code, toState: null }} />)
  expect(drawn('audit', 'merchant.canceled')).toBe(renderToStaticMarkup(<BanIcon size={14} />))
  expect(drawn('money', 'money.void')).toBe(renderToStaticMarkup(<XIcon size={14} />))
})
