import { eachEngine } from '@wasl/tests/support/database'
import { request } from '@wasl/tests/support/fixtures/ledger.fixtures'
import { openReceiver, type Receiver } from '@wasl/tests/support/receiver'
import { verifiedLetter } from '@wasl/tests/support/standard-webhooks'
import { and, eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { audit } from '../audit/audit.schema.ts'
import { emptyTransactions } from '../erasure/erase.store.ts'
import { paymentTransaction } from '../ledger/ledger.schema.ts'
import { keepRequestServer, mostRequestServers } from './request-server.service.ts'
import { webhookDelivery, webhookEndpoint } from './webhooks.schema.ts'
import { deliveriesOf, openListening, type ListeningScene } from './webhooks.fixtures.ts'

let server: Receiver
let shop: Receiver

beforeEach(async () => {
  ;[server, shop] = await Promise.all([openReceiver(), openReceiver()])
})
afterEach(() => Promise.all([server.close(), shop.close()]))

const pathsOf = ({ letters }: Receiver) => letters.map(({ path }) => path)

eachEngine((database) => {
  const open = () => openListening(database().db, [server.origin, shop.origin])

  const keep = ({ db, merchantId, clock }: ListeningScene, url: string) =>
    inTransaction(db, (tx) => keepRequestServer(tx, { merchantId, url, now: clock.now() }))

  /** As a request is made: its server first. */
  async function requestHeardAt(scene: ListeningScene, webhookUrl: string): Promise<string> {
    expect(await keep(scene, webhookUrl)).toBeNull()
    return request(scene, { webhookUrl })
  }

  async function tell(scene: ListeningScene): Promise<void> {
    await scene.hear()
    await scene.worker().finish()
  }

  const serversOf = ({ db, merchantId }: ListeningScene) =>
    db
      .select({ url: webhookEndpoint.url, active: webhookEndpoint.active })
      .from(webhookEndpoint)
      .where(and(eq(webhookEndpoint.merchantId, merchantId), eq(webhookEndpoint.ofRequests, true)))

  test('the address of a request hears of it beside the merchant’s own, and of no other request', async () => {
    const scene = await open()
    await scene.listen(server)
    await requestHeardAt(scene, `${shop.origin}/orders?order=7`)
    await requestHeardAt(scene, `${shop.origin}/orders?order=8`)
    await request(scene)
    await tell(scene)
    expect(pathsOf(shop).toSorted()).toEqual(['/orders?order=7', '/orders?order=8'])
    expect(server.letters).toHaveLength(3)
    expect(await serversOf(scene)).toEqual([{ url: shop.origin, active: true }])
  })

  test('the merchant’s first webhook signs for it, and both its secrets while one is changed', async () => {
    const scene = await open()
    scene.clock.advance(Date.now() - scene.clock.now().getTime())
    const first = await scene.listen(server)
    await scene.listen(server)
    await requestHeardAt(scene, `${shop.origin}/a`)
    await tell(scene)
    expect(shop.letters[0] && verifiedLetter(first.secret, shop.letters[0])).toBeTypeOf('object')
    const { merchantId } = scene
    const rotated = await scene.webhooks.rotateSecret({ merchantId, publicId: first.publicId, by: 'a test' })
    await requestHeardAt(scene, `${shop.origin}/b`)
    await tell(scene)
    const next = rotated.ok ? rotated.value.secret : ''
    for (const known of [first.secret, next])
      expect(shop.letters[1] && verifiedLetter(known, shop.letters[1])).toBeTypeOf('object')
  })

  test('an address that is one of the merchant’s webhooks hears once', async () => {
    const scene = await open()
    await scene.listen(server)
    await requestHeardAt(scene, `${server.origin}/hooks/${scene.merchantId}`)
    await tell(scene)
    expect(await deliveriesOf(scene)).toEqual(['transaction.created delivered 1'])
  })

  test('a webhook that asked for other events leaves the address of a request its own', async () => {
    const scene = await open()
    await scene.listen(server, ['transaction.paid'])
    await requestHeardAt(scene, `${server.origin}/hooks/${scene.merchantId}`)
    await tell(scene)
    expect(server.letters).toHaveLength(1)
  })

  test('after three days its letters are given up and it stays on: one is sent again when somebody asks', async () => {
    const scene = await open()
    await scene.listen(server)
    shop.answer(500)
    await requestHeardAt(scene, `${shop.origin}/orders`)
    await scene.hear()
    for (let hour = 0; hour <= 84; hour += 6) {
      await scene.worker().finish()
      scene.clock.advance(6 * 3_600_000)
    }
    expect(await deliveriesOf(scene)).toEqual([
      'transaction.created delivered 1',
      expect.stringMatching(/^transaction.created failed/),
    ])
    expect(await serversOf(scene)).toEqual([{ url: shop.origin, active: true }])
    const { db, merchantId } = scene
    const told = await db.select({ action: audit.action }).from(audit).where(eq(audit.merchantId, merchantId))
    expect(told).toEqual([{ action: 'webhook.added' }])
    shop.answer(200)
    await scene.webhooks.replayFailed({ merchantId, endpointId: null, by: 'a test' })
    await scene.worker().finish()
    expect(pathsOf(shop).at(-1)).toBe('/orders')
    expect((await deliveriesOf(scene))[1]).toMatch(/^transaction.created delivered/)
  })

  test('many requests at once know one server of an origin', async () => {
    const scene = await open()
    await scene.listen(server)
    await Promise.all(
      Array.from({ length: 6 }, (_, order) => requestHeardAt(scene, `${shop.origin}/orders/${order}`)),
    )
    expect(await serversOf(scene)).toHaveLength(1)
  })

  test('without a webhook of the merchant nothing could be signed, and requests name so many servers', async () => {
    const scene = await open()
    expect(await keep(scene, 'https://a.example/x')).toBe('noSecret')
    await scene.listen(server)
    for (let n = 0; n < mostRequestServers; n += 1)
      expect(await keep(scene, `https://s${n}.example/x`)).toBeNull()
    expect(await keep(scene, 'https://one-more.example/x')).toBe('tooMany')
    expect(await keep(scene, 'https://s3.example/y')).toBeNull()
  })

  test('a server of requests is none of the merchant’s webhooks: it cannot be changed, tried or opened', async () => {
    const scene = await open()
    const { db, merchantId } = scene
    await scene.listen(server)
    await requestHeardAt(scene, `${shop.origin}/orders`)
    const [row] = await db
      .select({ publicId: webhookEndpoint.publicId })
      .from(webhookEndpoint)
      .where(and(eq(webhookEndpoint.merchantId, merchantId), eq(webhookEndpoint.ofRequests, true)))
    const ref = { merchantId, publicId: row?.publicId ?? '' }
    expect(await scene.webhooks.find(ref)).toBeNull()
    expect(await scene.webhooks.sendTest({ ...ref, by: 'a test' })).toEqual({ ok: false, error: 'notFound' })
    expect(await scene.webhooks.rotateSecret({ ...ref, by: 'a test' })).toEqual({
      ok: false,
      error: 'notFound',
    })
  })

  test('the address is frozen; erasing its customer takes it out, and nothing is sent there any more', async () => {
    const scene = await open()
    const { db, merchantId } = scene
    await scene.listen(server)
    const publicId = await requestHeardAt(scene, `${shop.origin}/orders?name=noura`)
    await scene.hear()
    const isIt = eq(paymentTransaction.publicId, publicId)
    await expect(
      db
        .update(paymentTransaction)
        .set({ webhookUrl: `${shop.origin}/elsewhere` })
        .where(isIt),
    ).rejects.toMatchObject({ cause: { code: 'WL002' } })
    const [row] = await db.select({ id: paymentTransaction.id }).from(paymentTransaction).where(isIt)
    await inTransaction(db, (tx) => emptyTransactions(tx, { merchantId, ids: [row?.id ?? 0] }))
    await scene.worker().finish()
    await scene.webhooks.tellAgain({ merchantId, aggregate: `transaction:${row?.id}`, by: 'a test' })
    await scene.worker().finish()
    expect(shop.letters).toEqual([])
    const kept = await db
      .select({ url: webhookDelivery.url })
      .from(webhookDelivery)
      .where(eq(webhookDelivery.merchantId, merchantId))
    expect(kept).toEqual([{ url: null }, { url: null }])
  })
})
