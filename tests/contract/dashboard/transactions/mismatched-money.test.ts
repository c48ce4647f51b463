import { expect, test } from 'vitest'
import { databaseForTests } from '../../../support/database.ts'
import { newKey, operationsDesk } from './operations-desk.ts'

const { desk, act } = operationsDesk(databaseForTests())

type Refund = { available_amount: string; currency_code: string; claim?: string }

/** A bill of KWD 48.750 that is paid, and a bank that said first that it took USD 490.00 for it. */
async function toldInDollars() {
  const id = await desk().request()
  const pressed = await desk().press(id)
  await desk().atBank(pressed, 'approve+callback-wrong-currency')
  await desk().payerReturns(pressed)
  return { id, attempt: pressed.id }
}

async function refundsOf(id: string): Promise<Refund[]> {
  const { body } = await act('operations.actions', id)
  return (body['results'] as (Refund & { value: string })[]).filter(({ value }) => value === 'refund')
}

const rowOf = async (id: string) => {
  const { body } = await act('transactions.list', id)
  return (body['results'] as { id: string }[]).find((row) => row.id === id)
}

test('money that did not match is offered, refused and given back in its own currency, not in that of the bill', async () => {
  const { id, attempt } = await toldInDollars()
  const ofBill = { available_amount: '48.750', currency_code: 'KWD' }
  const left = { available_amount: '490.00', currency_code: 'USD' }
  const offered = await refundsOf(id)
  expect(offered).toMatchObject([ofBill, { ...left, attempt_id: attempt, moves_whole: true }])
  expect(await rowOf(id)).toMatchObject({ currency_code: 'KWD', actions: expect.arrayContaining(offered) })

  const { body: shown } = await act('transactions.detail', id)
  expect(shown['attempts']).toMatchObject([{ quarantined: [{ amount: '490.00', currency_code: 'USD' }] }])

  const press = (amount: string, seen: string) =>
    act('operations.refund', id, {
      query: `?attempt=${attempt}&claim=${offered[1]?.claim}`,
      headers: newKey(),
      body: { amount, available_amount: seen },
    })
  // Three decimals are an amount in KWD, and none in USD.
  expect(await press('1.234', '490.00')).toMatchObject({
    status: 400,
    body: { code: 'too_many_decimals', message: 'decimal should be equal or less 2 characters', ...left },
  })
  expect(await press('48.75', '48.75')).toMatchObject({
    status: 409,
    body: { message: 'The available amount has changed: USD\u00a0490.00 is left', ...left },
  })
  expect(await press('490.00', '490.00')).toMatchObject({
    status: 200,
    body: { message: 'Refunded USD\u00a0490.00', result: 'done' },
  })
  expect(await refundsOf(id)).toMatchObject([ofBill])
  expect(await rowOf(id)).toMatchObject({
    refunded_amount: '0.000',
    txns: [{ operation: 'refund', amount: '490.00', currency_code: 'USD' }],
  })
})
