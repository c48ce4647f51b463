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

test('a hold that was captured is held no longer, and where it was in part, how much was taken is said', async () => {
  const inPart = { transactionState: 'authorized', held: { amount: '60.250', currency: 'KWD' } }
  const page = await shown(attempt(inPart))
  expect(page).toMatch(/took KWD.49\.000 of the KWD.60\.250 that your bank held/)
  expect(page).not.toContain('when the order is ready')
  expect(await shown(attempt({ ...inPart, held: null, isCaptured: false }))).toContain(
    'when the order is ready',
  )
})
