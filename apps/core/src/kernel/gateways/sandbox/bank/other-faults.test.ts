import { openTestBank, testAccount, type TestBank } from '@wasl/tests/support/bank'
import { afterEach, beforeEach, expect, test } from 'vitest'

const track = '900000000000001'
let gateway: TestBank
beforeEach(async () => {
  gateway = await openTestBank()
  await gateway.open(track)
})
afterEach(() => gateway.close())

const inquire = () => gateway.adapter.inquire(testAccount(), track)
const silent = expect.objectContaining({ name: 'GatewaySilent' })
const captured = { kind: 'found', evidence: [{ result: 'captured' }] }

test('return-normal: the payer comes back to the address of the shop with the truth', async () => {
  const returned = await gateway.approve(track, 'return-normal')
  expect(returned?.url).toMatch(/^http:\/\/localhost:4000\/bff\/return\/attempt-1\?/)
  expect(gateway.adapter.readReturn(testAccount(), returned!.params)).toMatchObject(captured.evidence)
})

test('return-never: nobody comes back, but the shop is told', async () => {
  expect(await gateway.approve(track, 'return-never')).toBeNull()
  expect(gateway.delivered).toHaveLength(1)
})

test('return-twice: the same return reaches the shop before the payer brings it again', async () => {
  const returned = await gateway.approve(track, 'return-twice')
  expect(gateway.delivered.map(({ method }) => method)).toEqual(['POST', 'GET'])
  expect(gateway.delivered[1]?.url).toBe(returned?.url)
})

test('return-twice: a shop that is away misses the first return only', async () => {
  const away = await openTestBank({ deliver: () => Promise.reject(new TypeError('connection refused')) })
  await away.open(track)
  expect(await away.approve(track, 'return-twice')).not.toBeNull()
  await away.close()
})

test('return-changed: a result altered on its way is no evidence', async () => {
  const returned = await gateway.answer(track, 'decline+return-changed')
  expect(returned?.params['statement']).toBeTruthy()
  expect(gateway.adapter.readReturn(testAccount(), returned!.params)).toBeNull()
})

test('return-elsewhere: the address is shown and works in another browser', async () => {
  const wayOut = await gateway.bank.control.answer(track, 'approve+return-elsewhere')
  expect(wayOut).toMatchObject({ ok: true, value: { kind: 'show' } })
})

test('inquiry-normal: the inquiry agrees with the book', async () => {
  await gateway.approve(track, 'inquiry-normal')
  expect(await inquire()).toMatchObject(captured)
})

test('inquiry-not-found: the bank lies as often as asked, then tells the truth', async () => {
  await gateway.approve(track, 'inquiry-not-found:2')
  expect(await inquire()).toEqual({ kind: 'notFound' })
  expect(await inquire()).toEqual({ kind: 'notFound' })
  expect(await inquire()).toMatchObject(captured)
})

test.each(['inquiry-unavailable', 'inquiry-rate-limited'])(
  '%s: no answer the first time, the truth the second',
  async (fault) => {
    await gateway.approve(track, fault)
    await expect(inquire()).rejects.toThrow(silent)
    expect(await inquire()).toMatchObject(captured)
  },
)

test('cancel-normal: a closed session can no longer be paid', async () => {
  await gateway.adapter.cancel(testAccount(), track)
  await expect(gateway.approve(track)).rejects.toThrow('closed')
})

test('cancel-ignored: the old page can still be paid', async () => {
  await gateway.open('2', { scenario: 'cancel-ignored' })
  expect(await gateway.adapter.cancel(testAccount(), '2')).toBe('open')
  await gateway.approve('2')
  expect(gateway.bank.captures()).toMatchObject([{ trackId: '2' }])
})

test('cancel-untrue: the bank says that it closed a page which can still be paid', async () => {
  await gateway.open('2', { scenario: 'cancel-untrue' })
  expect(await gateway.adapter.cancel(testAccount(), '2')).toBe('closed')
  await gateway.approve('2')
  expect(gateway.bank.captures()).toMatchObject([{ trackId: '2' }])
})

test('a payment the bank is still deciding on cannot be closed', async () => {
  await gateway.answer(track, 'pending-approve:60')
  expect(await gateway.adapter.cancel(testAccount(), track)).toBe('open')
  await gateway.advance(60_000)
  expect(await inquire()).toMatchObject(captured)
})
