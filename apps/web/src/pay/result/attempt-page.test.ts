import { expect, test } from 'vitest'
import { render, words } from '../../app/rendering.fixtures.ts'
import { attempt, attemptInput, mismatchedAttempt } from '../pay.fixtures.ts'

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

test('money that did not match is told as asked, received and difference, never as the asked amount alone', async () => {
  const page = await shown(mismatchedAttempt())
  expect(page).toMatch(/Requested ?KWD.12\.500 ?Received, .*KWD.12\.000 ?Difference ?KWD.0\.500/)
  expect(page).toMatch(/can accept it, refund it or ask for the rest/)
  const arabic = await shown(mismatchedAttempt(), 'ar')
  expect(arabic).toMatch(/المطلوب.*12\.500.*المستلم، .*12\.000.*الفرق.*0\.500/)
})

test('more than was asked for has a difference, and nobody asks for the rest', async () => {
  const page = await shown(
    mismatchedAttempt({ received: { amount: '25.000', currency: 'KWD', at: '2026-11-20T14:40:00.000Z' } }),
  )
  expect(page).toMatch(/KWD.25\.000 ?Difference ?KWD.12\.500/)
  expect(page).not.toContain('ask for the rest')
})

test.each([
  ['another currency', { amount: '490.00', currency: 'USD' }, /Received, .*USD.490\.00/],
  ['an amount nobody could read', { amount: null, currency: 'KWD' }, /Received, .*Amount not known/],
])('%s has no difference', async (_, money, said) => {
  const page = await shown(mismatchedAttempt({ received: { ...money, at: '2026-11-20T14:40:00.000Z' } }))
  expect(page).toMatch(said)
  expect(page).not.toContain('Difference')
})
