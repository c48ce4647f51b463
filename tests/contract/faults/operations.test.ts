import { expect, test } from 'vitest'
import { databaseForTests } from '../../support/database.ts'
import type { Pressed } from '../../support/desk-verbs.ts'
import { deskForTests } from '../../support/payment-desk.ts'

const desk = deskForTests(databaseForTests())

let keys = 0

/** KWD 48.750 and a fee of 0.250, taken at `knet` or held. */
async function paid(
  scenario: string,
  gateway: 'knet' | 'hold' = 'knet',
): Promise<{ id: string; pressed: Pressed }> {
  const id = await desk().request()
  const pressed = await desk().press(id, { gateway })
  await desk().atBank(pressed, `approve+${scenario}`)
  return { id, pressed }
}

async function operate(
  publicId: string,
  {
    kind = 'refund',
    amount = '8.750',
  }: { kind?: 'refund' | 'capture' | 'void'; amount?: string | null } = {},
): Promise<string> {
  keys += 1
  const answer = await desk().core.ledger.operate({
    merchantId: desk().shop.merchantId,
    publicId,
    kind,
    amount,
    attemptId: null,
    claim: null,
    availableSeen: null,
    idempotencyKey: `fault-${keys}`,
    actor: 'a test',
    isConfirmed: () => true,
    admit: null,
  })
  return answer.ok ? answer.value.result : answer.error.kind
}

const refunded = async (pressed: Pressed) => {
  const { refunded: done, refundReserved: reserved } = await desk().attempt(pressed)
  return { done, reserved }
}

test('operation-normal: what is asked is done at once, and stands in both books', async () => {
  const { id, pressed } = await paid('operation-normal')
  expect(await operate(id)).toBe('done')
  expect(await refunded(pressed)).toEqual({ done: 8_750, reserved: 0 })
})

test('operation-declined: nothing is reserved any more, and all of it can be asked for again', async () => {
  const { id, pressed } = await paid('operation-declined')
  expect(await operate(id, { amount: null })).toBe('declined')
  expect(await refunded(pressed)).toEqual({ done: 0, reserved: 0 })
  const hold = await paid('operation-declined', 'hold')
  expect(await operate(hold.id, { kind: 'void', amount: null })).toBe('declined')
  expect(await desk().attempt(hold.pressed)).toMatchObject({ state: 'authorized', captureReserved: 0 })
})

test('operation-queued-done: it stays reserved until the bank has done it', async () => {
  const { id, pressed } = await paid('operation-queued-done:30')
  expect(await operate(id)).toBe('queued')
  expect(await refunded(pressed)).toEqual({ done: 0, reserved: 8_750 })
  await desk().later(31_000)
  await desk().later(60_000)
  expect(await refunded(pressed)).toEqual({ done: 8_750, reserved: 0 })
})

test('operation-queued-declined: it stays reserved until the bank has refused it', async () => {
  const { id, pressed } = await paid('operation-queued-declined:30')
  expect(await operate(id)).toBe('queued')
  await desk().later(31_000)
  await desk().later(60_000)
  expect(await refunded(pressed)).toEqual({ done: 0, reserved: 0 })
})

test('operation-never-ends: it stays reserved, and nobody can give it back twice', async () => {
  const { id, pressed } = await paid('operation-never-ends')
  expect(await operate(id, { amount: '40' })).toBe('queued')
  await desk().later(3_600_000)
  expect(await operate(id, { amount: '8.751' })).toBe('badAmount')
  expect(await refunded(pressed)).toEqual({ done: 0, reserved: 40_000 })
})

test('operation-timeout-before: the bank is asked, has never heard of it, and is told once more', async () => {
  const { id, pressed } = await paid('operation-timeout-before')
  expect(await operate(id)).toBe('queued')
  expect(await refunded(pressed)).toEqual({ done: 0, reserved: 8_750 })
  await desk().later(60_000)
  expect(await refunded(pressed)).toEqual({ done: 8_750, reserved: 0 })
})

test('operation-timeout-after: the bank is asked and says that it is done; it is done once', async () => {
  const { id, pressed } = await paid('operation-timeout-after', 'hold')
  expect(await operate(id, { kind: 'capture', amount: '20' })).toBe('queued')
  await desk().later(60_000)
  expect(await desk().attempt(pressed)).toMatchObject({ captured: 20_000, captureReserved: 0 })
})

test('operation-server-error: an error is no answer; the same deed is asked for once more', async () => {
  const { id, pressed } = await paid('operation-server-error', 'hold')
  expect(await operate(id, { kind: 'void', amount: null })).toBe('queued')
  await desk().later(60_000)
  expect(await desk().attempt(pressed)).toMatchObject({ state: 'canceled', isWinner: false })
})
