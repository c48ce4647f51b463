import { eachEngine } from '@wasl/tests/support/database'
import { deliver, request, startPaying } from '@wasl/tests/support/fixtures/ledger.fixtures'
import { openReceiver, type Receiver } from '@wasl/tests/support/receiver'
import { verifiedLetter } from '@wasl/tests/support/standard-webhooks'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { writeNotice } from '../notices/notices.store.ts'
import { webhookDelivery } from './webhooks.schema.ts'
import { deliveriesOf, lettersFor, openListening, type ListeningScene } from './webhooks.fixtures.ts'

let server: Receiver
let other: Receiver

beforeEach(async () => {
  ;[server, other] = await Promise.all([openReceiver(), openReceiver()])
})
afterEach(() => Promise.all([server.close(), other.close()]))

const minutes = (count: number) => count * 60_000

/** Somebody pays a fresh request. */
async function pay(scene: ListeningScene): Promise<string> {
  const publicId = await request(scene, { orderNo: `TT-${scene.merchantId}-${Math.random()}` })
  const attempt = await startPaying(scene, publicId)
  await deliver(scene, scene.bank.captures(attempt.trackId))
  return publicId
}

const typeOf = ({ body }: { body: string }): string => JSON.parse(body).type

eachEngine((database) => {
  const open = (wish: { timeoutMs?: number } = {}) =>
    openListening(database().db, [server.origin, other.origin], wish)

  test('a merchant hears of a request and its payment, signed, in order and without what is private', async () => {
    const scene = await open()
    const { secret } = await scene.listen(server)
    const publicId = await pay(scene)
    await scene.hear()
    await scene.worker().finish()
    const letters = lettersFor(server, scene)
    expect(letters.map(typeOf)).toEqual(['transaction.created', 'transaction.paid'])
    const [, paid] = letters
    // The library checks against today; the letter was signed by the clock of the test.
    const timestamp = Number(paid?.headers['webhook-timestamp'])
    expect(timestamp).toBe(Math.floor(scene.clock.now().getTime() / 1_000))
    expect(JSON.parse(paid?.body ?? '')).toEqual({
      type: 'transaction.paid',
      timestamp: scene.clock.now().toISOString(),
      data: {
        transaction_id: publicId,
        plugin: 'payment_request',
        order_no: expect.stringMatching(/^TT-/),
        state: 'paid',
        amount: '48.750',
        currency_code: 'KWD',
        attempt: {
          id: expect.any(String),
          gateway_code: 'card',
          amount: '48.750',
          fee: '0.250',
          total: '49.000',
          currency_code: 'KWD',
        },
        received: { amount: '49.000', currency_code: 'KWD' },
      },
    })
    expect(secret).toMatch(/^whsec_/)
    expect(await deliveriesOf(scene)).toEqual([
      'transaction.created delivered 1',
      'transaction.paid delivered 1',
    ])
  })

  test('a server hears of an order that is placed and of each change, by ids and states alone', async () => {
    const scene = await open()
    await scene.listen(server)
    const order = { order: 'or_1', number: '7K3M9QTX', plugin: 'catalogue', state: 'confirmed' }
    await inTransaction(scene.db, async (tx) => {
      for (const topic of ['order.created', 'order.changed', 'order.unfulfillable']) {
        const notice = {
          merchantId: scene.merchantId,
          topic,
          aggregate: 'order:1',
          dedupeKey: topic,
          payload: order,
        }
        await writeNotice(tx, notice, scene.clock.now())
      }
    })
    await scene.hear()
    await scene.worker().finish()
    const letters = lettersFor(server, scene)
    expect(letters.map(typeOf)).toEqual(['order.placed', 'order.changed', 'order.changed'])
    expect(JSON.parse(letters[0]?.body ?? '').data).toEqual({
      order_id: 'or_1',
      number: '7K3M9QTX',
      plugin: 'catalogue',
      state: 'confirmed',
    })
  })

  test('a letter of today is verified by the library of Standard Webhooks', async () => {
    const scene = await open()
    scene.clock.advance(Date.now() - scene.clock.now().getTime())
    const { secret } = await scene.listen(server)
    await request(scene)
    await scene.hear()
    await scene.worker().finish()
    const [letter] = lettersFor(server, scene)
    expect(letter && verifiedLetter(secret, letter)).toMatchObject({
      type: 'transaction.created',
    })
  })

  test('an endpoint hears only the types it asked for, and another merchant’s not at all', async () => {
    const scene = await open()
    const neighbour = await open()
    await scene.listen(server, ['transaction.paid'])
    await pay(scene)
    await pay(neighbour)
    await scene.hear()
    await scene.worker().finish()
    expect(server.letters.map(typeOf)).toEqual(['transaction.paid'])
    expect(lettersFor(server, scene)).toHaveLength(1)
  })

  test('many workers at once send each event once', async () => {
    const scene = await open()
    await scene.listen(server)
    for (let paid = 0; paid < 12; paid += 1) await pay(scene)
    await scene.hear()
    await Promise.all(Array.from({ length: 6 }, () => scene.worker().finish()))
    const ids = lettersFor(server, scene).map(({ headers }) => headers['webhook-id'])
    expect(ids).toHaveLength(24)
    expect(new Set(ids).size).toBe(24)
  })

  test('a server that fails hears the same letter again, and of one transaction nothing out of turn', async () => {
    const scene = await open()
    await scene.listen(server)
    server.answer(({ body }) => (typeOf({ body }) === 'transaction.created' ? 500 : 200))
    await pay(scene)
    await scene.hear()
    await scene.worker().finish()
    scene.clock.advance(5_000)
    await scene.worker().finish()
    expect(lettersFor(server, scene).map(typeOf)).toEqual(['transaction.created', 'transaction.created'])
    server.answer(200)
    scene.clock.advance(30_000)
    await scene.worker().finish()
    const letters = lettersFor(server, scene)
    expect(letters.map(typeOf)).toEqual([
      'transaction.created',
      'transaction.created',
      'transaction.created',
      'transaction.paid',
    ])
    const [first, second, third] = letters
    expect(new Set([first, second, third].map((letter) => letter?.headers['webhook-id'])).size).toBe(1)
    expect(new Set([first, second, third].map((letter) => letter?.body)).size).toBe(1)
  })

  test.each([302, 400, 404, 410, 500, 503])('the answer %i is no acknowledgement', async (status) => {
    const scene = await open()
    await scene.listen(server)
    server.answer(status)
    await request(scene)
    await scene.hear()
    await scene.worker().finish()
    expect(await deliveriesOf(scene)).toEqual(['transaction.created due 1'])
    expect(server.letters).toHaveLength(1)
  })

  test('a server that never answers holds back neither other merchants nor the payer', async () => {
    const scene = await open({ timeoutMs: 400 })
    const neighbour = await open()
    await scene.listen(server)
    await neighbour.listen(other)
    server.answer('never')
    for (let made = 0; made < 10; made += 1) await request(scene)
    await request(neighbour)
    await scene.hear()
    const worker = scene.worker()
    const sending = worker.finish()
    await expect.poll(() => lettersFor(other, neighbour)).toHaveLength(1)
    const publicId = await pay(scene)
    expect(server.waiting()).toBeLessThanOrEqual(4)
    expect(publicId).not.toBe('')
    await sending
    expect(await deliveriesOf(neighbour)).toEqual(['transaction.created delivered 1'])
    expect((await deliveriesOf(scene)).every((line) => line.startsWith('transaction.created due'))).toBe(true)
  })

  test('a server that was down for ten minutes hears everything once it is back, in order per transaction', async () => {
    const scene = await open()
    await scene.listen(server)
    server.answer(503)
    const paid: string[] = []
    for (let count = 0; count < 20; count += 1) paid.push(await pay(scene))
    await scene.hear()
    for (let minute = 0; minute < 10; minute += 1) {
      await scene.worker().finish()
      scene.clock.advance(minutes(1))
    }
    const before = lettersFor(server, scene).length
    server.answer(200)
    // Whatever is tried next finds it well again, and calls the others at once.
    scene.clock.advance(minutes(10))
    await scene.worker().finish()
    const heard = lettersFor(server, scene)
      .slice(before)
      .map(({ body }) => JSON.parse(body))
    expect(heard).toHaveLength(40)
    for (const publicId of paid) {
      const own = heard.filter(({ data }) => data.transaction_id === publicId)
      expect(own.map(({ type }) => type)).toEqual(['transaction.created', 'transaction.paid'])
    }
  })

  test('a letter that is refused while others are taken keeps its own schedule', async () => {
    const scene = await open()
    await scene.listen(server)
    const refused = await request(scene)
    server.answer(({ body }) => (body.includes(refused) ? 422 : 200))
    const triesOf = () => lettersFor(server, scene).filter(({ body }) => body.includes(refused)).length
    await scene.hear()
    await scene.worker().finish()
    for (let second = 0; second < 20; second += 1) {
      scene.clock.advance(1_000)
      await request(scene)
      await scene.hear()
      await scene.worker().finish()
    }
    // At once and after five seconds, with up to a fifth more; the third waits for half a minute.
    expect(triesOf()).toBe(2)
    scene.clock.advance(30_000)
    await scene.worker().finish()
    expect(triesOf()).toBe(3)
  })

  test('a worker that dies leaves a letter that is sent again under the same id', async () => {
    const scene = await open()
    await scene.listen(server)
    await request(scene)
    await scene.hear()
    const { db, merchantId, clock } = scene
    await db
      .update(webhookDelivery)
      .set({ leasedUntil: new Date(clock.now().getTime() + 60_000), tries: 1 })
      .where(eq(webhookDelivery.merchantId, merchantId))
    await scene.worker().finish()
    expect(lettersFor(server, scene)).toEqual([])
    clock.advance(60_000)
    await scene.worker().finish()
    expect(lettersFor(server, scene)).toHaveLength(1)
  })
})
