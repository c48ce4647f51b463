import { eachEngine } from '@wasl/tests/support/database'
import { request } from '@wasl/tests/support/fixtures/ledger.fixtures'
import { openReceiver, type Receiver } from '@wasl/tests/support/receiver'
import { verifiedLetter } from '@wasl/tests/support/standard-webhooks'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSeal } from '../../platform/sealing/sealed.ts'
import { audit } from '../audit/audit.schema.ts'
import { outbox } from '../notices/notices.schema.ts'
import { secretPlace } from './endpoint-secret.ts'
import { webhookEndpoint, webhookEvent } from './webhooks.schema.ts'
import { lettersFor, openListening } from './webhooks.fixtures.ts'

let server: Receiver

beforeEach(async () => {
  server = await openReceiver()
})
afterEach(() => server.close())

const hours = (count: number) => count * 3_600_000

eachEngine((database) => {
  const open = () => openListening(database().db, [server.origin])

  test('after three days without an answer an endpoint is switched off, and its merchant is told', async () => {
    const scene = await open()
    const { publicId } = await scene.listen(server)
    server.answer(500)
    await request(scene)
    await scene.hear()
    for (let hour = 0; hour <= 84; hour += 6) {
      await scene.worker().finish()
      scene.clock.advance(hours(6))
    }
    const { db, merchantId } = scene
    const [endpoint] = await db.select().from(webhookEndpoint).where(eq(webhookEndpoint.publicId, publicId))
    expect(endpoint).toMatchObject({ active: false, disabledAt: expect.any(Date) })
    const entries = await db.select().from(audit).where(eq(audit.merchantId, merchantId))
    expect(entries.map(({ action }) => action)).toEqual(['webhook.added', 'webhook.disabled'])
    const notices = await db.select().from(outbox).where(eq(outbox.merchantId, merchantId))
    expect(notices.filter(({ topic }) => topic === 'webhook.disabled')).toHaveLength(1)
    const before = server.letters.length
    await request(scene)
    await scene.hear()
    await scene.worker().finish()
    expect(server.letters).toHaveLength(before)
  })

  test('an event is replayed under its own id, also to a server that was switched off and on again', async () => {
    const scene = await open()
    const { publicId } = await scene.listen(server)
    const { db, merchantId } = scene
    await request(scene)
    await scene.hear()
    await scene.worker().finish()
    const [event] = await db.select().from(webhookEvent).where(eq(webhookEvent.merchantId, merchantId))
    const eventId = event?.publicId ?? ''
    expect(await scene.webhooks.replay({ merchantId, eventId, by: 'a key' })).toEqual({
      ok: true,
      value: { deliveries: 1 },
    })
    await scene.worker().finish()
    expect(lettersFor(server, scene).map(({ headers }) => headers['webhook-id'])).toEqual([eventId, eventId])

    await db.update(webhookEndpoint).set({ active: false }).where(eq(webhookEndpoint.publicId, publicId))
    expect(await scene.webhooks.replay({ merchantId, eventId, by: 'a key' })).toEqual({
      ok: true,
      value: { deliveries: 0 },
    })
    await scene.webhooks.switchOn({ merchantId, publicId, by: 'a person' })
    await scene.webhooks.replay({ merchantId, eventId, by: 'a key' })
    await scene.worker().finish()
    expect(lettersFor(server, scene)).toHaveLength(3)
    expect(await scene.webhooks.replay({ merchantId: merchantId + 1, eventId, by: 'a key' })).toEqual({
      ok: false,
      error: 'notFound',
    })
  })

  test('a secret that is changed signs beside the old one for a day', async () => {
    const scene = await open()
    scene.clock.advance(Date.now() - scene.clock.now().getTime())
    const { publicId, secret } = await scene.listen(server)
    const { merchantId } = scene
    const rotated = await scene.webhooks.rotateSecret({ merchantId, publicId, by: 'a person' })
    const next = rotated.ok ? rotated.value.secret : ''
    await request(scene)
    await scene.hear()
    await scene.worker().finish()
    scene.clock.advance(hours(25))
    await request(scene)
    await scene.hear()
    await scene.worker().finish()
    const [during, after] = lettersFor(server, scene)
    for (const known of [secret, next]) expect(during && verifiedLetter(known, during)).toBeTypeOf('object')
    expect(during?.headers['webhook-signature']).toMatch(/^v1,\S+ v1,\S+$/)
    expect(after?.headers['webhook-signature']).toMatch(/^v1,\S+$/)
  })

  test('a secret that is changed twice within a day signs with each that a server may have, for its own day', async () => {
    const scene = await open()
    scene.clock.advance(Date.now() - hours(3) - scene.clock.now().getTime())
    const { publicId, secret: first } = await scene.listen(server)
    const { merchantId } = scene
    const rotate = async () => {
      const rotated = await scene.webhooks.rotateSecret({ merchantId, publicId, by: 'a person' })
      return rotated.ok ? rotated.value.secret : ''
    }
    const tell = async () => {
      await request(scene)
      await scene.hear()
      await scene.worker().finish()
      return lettersFor(server, scene).at(-1)
    }
    const second = await rotate()
    scene.clock.advance(hours(3))
    const third = await rotate()
    const during = await tell()
    for (const known of [first, second, third])
      expect(during && verifiedLetter(known, during)).toBeTypeOf('object')
    scene.clock.advance(hours(22))
    expect((await tell())?.headers['webhook-signature']).toMatch(/^v1,\S+ v1,\S+$/)
    scene.clock.advance(hours(3))
    expect((await tell())?.headers['webhook-signature']).toMatch(/^v1,\S+$/)
  })

  test('a secret that nobody can open any more is replaced by one that signs alone', async () => {
    const scene = await open()
    scene.clock.advance(Date.now() - scene.clock.now().getTime())
    const { publicId } = await scene.listen(server)
    const { db, merchantId } = scene
    const lost = createSeal('a key that was lost with its machine').seal('whsec_x', secretPlace(publicId))
    await db.update(webhookEndpoint).set({ secret: lost }).where(eq(webhookEndpoint.publicId, publicId))
    const rotated = await scene.webhooks.rotateSecret({ merchantId, publicId, by: 'a person' })
    await request(scene)
    await scene.hear()
    await scene.worker().finish()
    const [letter] = lettersFor(server, scene)
    expect(letter && verifiedLetter(rotated.ok ? rotated.value.secret : '', letter)).toBeTypeOf('object')
    expect(letter?.headers['webhook-signature']).toMatch(/^v1,\S+$/)
  })

  test('secrets are not in the database as they are', async () => {
    const scene = await open()
    const { publicId, secret } = await scene.listen(server)
    const [row] = await scene.db.select().from(webhookEndpoint).where(eq(webhookEndpoint.publicId, publicId))
    expect(JSON.stringify(row)).not.toContain(secret.replace('whsec_', ''))
  })

  test('an address that leads inside is refused before it is kept', async () => {
    const scene = await open()
    const { merchantId } = scene
    const added = await scene.webhooks.addEndpoint({ merchantId, url: 'https://169.254.169.254/', by: 'x' })
    expect(added).toEqual({ ok: false, error: { kind: 'badTarget', problem: 'notAllowed' } })
  })
})
