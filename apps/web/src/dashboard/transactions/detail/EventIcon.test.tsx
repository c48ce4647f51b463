import { RotateCwIcon } from '@wasl/ui/icons/RotateCwIcon'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EventIcon } from './EventIcon.tsx'

test('a customer who went to the gateway has the sign of an attempt, not the eye of an opened page', () => {
  const went = { kind: 'attempt', code: 'session.opened', toState: 'pending' } as const
  expect(renderToStaticMarkup(<EventIcon event={went} />)).toBe(
    renderToStaticMarkup(<RotateCwIcon size={14} />),
  )
})
