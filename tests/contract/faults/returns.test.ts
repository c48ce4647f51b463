import { expect, test } from 'vitest'
import { databaseForTests } from '../../support/database.ts'
import { deskForTests } from '../../support/payment-desk.ts'
import { paid, unpaid, waiting } from './books.fixtures.ts'

const desk = deskForTests(databaseForTests())

async function atBank(scenario: string) {
  const id = await desk().request()
  const pressed = await desk().press(id)
  const way = await desk().atBank(pressed, scenario)
  return { id, pressed, way }
}

test('return-normal: the signed return pays where no callback came', async () => {
  const { id, pressed } = await atBank('approve+callback-none+return-normal')
  expect(await desk().ledgerSays(id)).toEqual(waiting())
  expect(await desk().payerReturns(pressed)).toEqual({ state: 'success', charged: 'yes', message: null })
  expect(await desk().ledgerSays(id)).toEqual(paid)
})

test('return-normal: the signed return pays even while the bank cannot be asked', async () => {
  const { id, pressed } = await atBank('approve+callback-none+inquiry-unavailable:9')
  await desk().payerReturns(pressed)
  expect(await desk().ledgerSays(id)).toEqual(paid)
})

test('return-never: the tab is closed, and the callback pays', async () => {
  const { id, way } = await atBank('approve+return-never')
  expect(way).toBeNull()
  expect(await desk().ledgerSays(id)).toEqual(paid)
})

test('return-never: without a callback either, whoever opens the result page has the bank asked', async () => {
  const { id, pressed } = await atBank('approve+callback-none+return-never')
  desk().clock.advance(10_000)
  expect(await desk().payerLooks(pressed)).toEqual({ state: 'success', charged: 'yes', message: null })
  expect(await desk().ledgerSays(id)).toEqual(paid)
})

test('return-twice: the same return two times is one payment', async () => {
  const { id, pressed } = await atBank('approve+callback-none+return-twice')
  expect(await desk().ledgerSays(id)).toEqual(paid)
  await desk().payerReturns(pressed)
  expect(await desk().ledgerSays(id)).toEqual(paid)
})

test('return-changed: a declined payment that returns as captured is not believed: the bank is asked', async () => {
  const { id, pressed } = await atBank('decline+callback-none+return-changed')
  expect(await desk().payerReturns(pressed)).toEqual({
    state: 'failed',
    charged: 'no',
    message: 'Not captured',
  })
  expect(await desk().ledgerSays(id)).toEqual(unpaid('failed'))
})

test('return-changed: while the bank cannot be asked, nothing is decided', async () => {
  const { id, pressed } = await atBank('decline+callback-none+return-changed+inquiry-unavailable')
  expect(await desk().payerReturns(pressed)).toEqual({ state: 'pending', charged: 'unknown', message: null })
  expect(await desk().ledgerSays(id)).toEqual(waiting())
})

test('return-changed: a captured payment that returns with another amount is paid as the bank took it', async () => {
  const { id, pressed } = await atBank('approve+callback-none+return-changed')
  await desk().payerReturns(pressed)
  expect(await desk().ledgerSays(id)).toEqual(paid)
})

test('return-elsewhere: the return works in another browser, since it depends on no cookie', async () => {
  const { id, pressed } = await atBank('approve+callback-none+return-elsewhere')
  expect(await desk().payerReturns(pressed)).toMatchObject({ state: 'success' })
  expect(await desk().ledgerSays(id)).toEqual(paid)
})

test('a genuine return brought to the attempt of another payment pays neither', async () => {
  const mine = await atBank('approve+callback-none')
  const other = await atBank('abandon')
  if (!mine.way) throw new Error('nobody returns from the bank')
  expect(await desk().bringBack(other.pressed.id, mine.way)).toMatchObject({ state: 'pending' })
  expect(await desk().ledgerSays(other.id)).toEqual(waiting())
  expect(await desk().ledgerSays(mine.id)).toEqual(waiting())
  await desk().payerReturns(mine.pressed)
})
