import { expect, test } from 'vitest'
import { render, words } from '../app/rendering.fixtures.ts'
import { attempt, attemptInput } from './pay.fixtures.ts'

const shown = async (...given: Parameters<typeof attemptInput>) =>
  words((await render(attemptInput(...given))).html)
const refunded = attempt({ refunded: { amount: '10.000', currency: 'KWD' } })

test('whoever is told that money went back, and looks at the payment, is told there too', async () => {
  expect(await shown(refunded)).toContain('10.000 went back to you')
  expect(await shown(refunded, 'ar')).toContain('إليك')
  expect(await shown(attempt())).not.toContain('went back')
})
