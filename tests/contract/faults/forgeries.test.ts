import { expect, test } from 'vitest'
import type { Delivery } from '../../support/bank.ts'
import { databaseForTests } from '../../support/database.ts'
import { deskForTests } from '../../support/payment-desk.ts'
import { paid, waiting } from './books.fixtures.ts'

const desk = deskForTests(databaseForTests())

/** A payment the bank took, and the genuine callback about it that nobody delivered yet. */
async function undelivered() {
  const id = await desk().request()
  const pressed = await desk().press(id)
  await desk().atBank(pressed, 'approve+callback-late:60+return-never')
  const before = await desk().everyRow()
  const genuine = await lettersOf(() => desk().bank.advance(60_000))
  return { id, pressed, before, genuine }
}

/** What the bank sends and nobody receives. */
async function lettersOf(send: () => Promise<void>): Promise<Delivery> {
  desk().door.letters = 'are lost'
  await send()
  desk().door.letters = 'arrive'
  const letter = desk().bank.delivered.at(-1)
  if (!letter) throw new Error('the bank sent nothing')
  return letter
}

const headersWith = ({ headers }: Delivery, name: string, value: string | null): Headers => {
  const changed = new Headers(headers)
  if (value === null) changed.delete(name)
  else changed.set(name, value)
  return changed
}

test('a callback with any one byte changed is refused, and no row of the books changes', async () => {
  const { id, before, genuine } = await undelivered()
  const step = Math.ceil(genuine.body.length / 60)
  for (let at = 0; at < genuine.body.length; at += step) {
    const body = new Uint8Array(genuine.body)
    body[at] = (body[at] ?? 0) ^ 1
    expect(await desk().carry(genuine, { body })).toBe('401 bad_signature')
  }
  expect(await desk().everyRow()).toEqual(before)
  expect(await desk().carry(genuine)).toBe('200 applied')
  expect(await desk().ledgerSays(id)).toEqual(paid)
})

test('a callback with a forged, strange or missing mark is refused, and no row of the books changes', async () => {
  const { before, genuine } = await undelivered()
  const forged: [name: string, value: string | null][] = [
    ['x-bank-signature', '0'.repeat(64)],
    ['x-bank-signature', ''],
    ['x-bank-signature', null],
    ['x-bank-key-id', 'k9'],
    ['x-bank-key-id', '__proto__'],
    ['x-bank-key-id', null],
    ['x-bank-timestamp', '0'],
    ['x-bank-timestamp', '9'.repeat(400)],
    ['x-bank-timestamp', null],
  ]
  for (const [name, value] of forged) {
    const answer = await desk().carry(genuine, { headers: headersWith(genuine, name, value) })
    expect([name, value, answer]).toEqual([name, value, '401 bad_signature'])
  }
  expect(await desk().everyRow()).toEqual(before)
  expect(await desk().carry(genuine)).toBe('200 applied')
})

test('a genuine callback carried again is a duplicate, and one that is old is refused', async () => {
  const { id, genuine } = await undelivered()
  await desk().carry(genuine)
  desk().clock.advance(299_000)
  const before = await desk().everyRow()
  expect(await desk().carry(genuine)).toBe('200 duplicate')
  const counted = await desk().everyRow()
  expect({ ...counted, gateway_event: before['gateway_event'] }).toEqual(before)
  desk().clock.advance(2_000)
  expect(await desk().carry(genuine)).toBe('401 bad_signature')
  expect(await desk().everyRow()).toEqual(counted)
  expect(await desk().ledgerSays(id)).toEqual(paid)
})

test('a genuine callback that was held back for longer than five minutes is refused; the inquiry still pays', async () => {
  const { id, before, genuine } = await undelivered()
  desk().clock.advance(301_000)
  expect(await desk().carry(genuine)).toBe('401 bad_signature')
  expect(await desk().everyRow()).toEqual(before)
  await desk().later(0)
  expect(await desk().ledgerSays(id)).toEqual(paid)
})

test('a genuine callback of another merchant has no meaning here, whichever attempt it names', async () => {
  const neighbour = await desk().neighbour()
  const theirs = await neighbour.request()
  const atNeighbour = await neighbour.press(theirs)
  await neighbour.atBank(atNeighbour, 'approve')
  const genuine = desk().bank.delivered.at(-1)
  if (!genuine) throw new Error('the bank sent nothing')

  const mine = await desk().request()
  await desk().press(mine)
  const here = genuine.url.replace(neighbour.shop.host, desk().shop.host)
  expect(here).not.toBe(genuine.url)
  expect(await desk().carry(genuine, { url: here })).toBe('200 meaningless')
  expect(await desk().ledgerSays(mine)).toEqual(waiting())
  expect(await neighbour.ledgerSays(theirs)).toEqual(paid)
})

test('a genuine callback carried to another gateway of the same merchant has no meaning there', async () => {
  const { id, genuine } = await undelivered()
  expect(await desk().carry(genuine, { url: genuine.url.replace('/knet/', '/card/') })).toBe(
    '200 meaningless',
  )
  expect(await desk().ledgerSays(id)).toEqual(waiting())
  expect(await desk().carry(genuine)).toBe('200 applied')
  expect(await desk().ledgerSays(id)).toEqual(paid)
})

test('a callback for a gateway that is not this bank’s finds nobody, and no row of the books changes', async () => {
  const { before, genuine } = await undelivered()
  const nobody = ['nobody', 'knet%2F..%2Fcard', '%00', '__proto__']
  const at = (code: string) => desk().carry(genuine, { url: genuine.url.replace('/knet/', `/${code}/`) })
  for (const code of nobody) expect([code, await at(code)]).toEqual([code, '404 not_found'])
  expect(await at('cod')).toBe('401 bad_signature')
  expect(await desk().everyRow()).toEqual(before)
  expect(await desk().carry(genuine)).toBe('200 applied')
})

test('a payer cannot pay another merchant’s request, nor see that it exists', async () => {
  const neighbour = await desk().neighbour()
  const theirs = await neighbour.request()
  expect(await desk().pressRefused(theirs)).toBe(await desk().pressRefused('nowhere-at-all'))
  expect(await neighbour.ledgerSays(theirs)).toMatchObject({ state: 'created', attempts: [] })
})
