import { eachEngine } from '@wasl/tests/support/database'
import { openPushService, vapidClaims, type PushService } from '@wasl/tests/support/push-service'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { minutes } from '../ledger/evidence/inquiry.domain.ts'
import { merchant } from '../merchants/merchants.schema.ts'
import { updateStaffUser } from '../people/people.store.ts'
import { endSession } from '../people/sessions.store.ts'
import { openPushing } from './push.fixtures.ts'
import { pushRegistration } from './push.schema.ts'

let service: PushService
beforeEach(async () => {
  service = await openPushService()
})
afterEach(() => service.close())

type Letter = { title: string; path: string }

/** What is for this browser: nobody else can read it. */
const opened = (browser: ReturnType<PushService['subscribe']>, body: Buffer): Letter[] => {
  try {
    // What we sealed, as we wrote it.
    return [browser.open(body) as Letter]
  } catch {
    return []
  }
}

eachEngine((database) => {
  const open = () => openPushing(database().db, [service.origin])

  test('a new order reaches the browsers of those who want to hear, sealed for each and signed by us', async () => {
    const scene = await open()
    const [hears, deaf] = [await scene.staff({ receivesOrders: true, language: 'ar' }), await scene.staff()]
    const [one, two] = [service.subscribe(), service.subscribe()]
    expect(await scene.register(hears, one.registrationId)).toEqual({ ok: true, value: null })
    await scene.register(deaf, two.registrationId)
    await scene.tell('order.created', { order: 'ORD-7' })
    expect(await scene.send()).toBe(1)
    const [letter] = service.pushed
    if (!letter) throw new Error('a letter was sent')
    expect(one.open(letter.body)).toEqual({
      title: 'تم إنشاء طلب',
      body: 'وصل الطلب ORD-7.',
      path: '/ar/dashboard',
      tag: 'new_order:ORD-7',
      lang: 'ar',
      dir: 'rtl',
    })
    expect(() => two.open(letter.body)).toThrow('unable to authenticate data')
    expect(vapidClaims(letter)).toEqual({
      key: scene.vapid.publicKey,
      claims: {
        aud: service.origin,
        exp: Math.floor((scene.clock.now().getTime() + 12 * 3_600_000) / 1_000),
        sub: 'mailto:demo@example.com',
      },
    })
    expect(letter.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '3600', urgency: 'high' })
    expect(await scene.messages()).toEqual(['new_order sent'])
  })

  test('a ready report is told to its asker alone, however often the news is heard', async () => {
    const scene = await open()
    const [asker, other] = [await scene.staff(), await scene.staff({ receivesOrders: true })]
    const [one, two] = [service.subscribe(), service.subscribe()]
    await scene.register(asker, one.registrationId)
    await scene.register(other, two.registrationId)
    await scene.tell('report.ready', { report: 'RPT-1', user: asker.userId, rows: 3 })
    await scene.tell('report.ready', { report: 'RPT-1', user: asker.userId, rows: 3 })
    expect(await scene.send()).toBe(1)
    expect(service.pushed.map(({ body }) => one.open(body))).toEqual([
      expect.objectContaining({
        title: 'Report exported',
        path: '/en/dashboard/generated-reports?id=RPT-1',
      }),
    ])
  })

  test('a request for permission is told to those who answer them', async () => {
    const scene = await open()
    const [answers, other] = [await scene.staff({ sections: ['ticket'] }), await scene.staff()]
    await scene.register(answers, service.subscribe().registrationId)
    await scene.register(other, service.subscribe().registrationId)
    await scene.tell('permission_request.created', { request: 'T-1' })
    expect(await scene.messages()).toEqual([])
    await scene.db
      .update(merchant)
      .set({ plugins: ['ticket'] })
      .where(eq(merchant.id, scene.merchantId))
    await scene.tell('permission_request.created', { request: 'T-2' })
    expect(await scene.messages()).toEqual(['permission_asked due'])
  })

  test('whoever asks for a permission and answers such requests is not told of their own', async () => {
    const scene = await open()
    const asker = await scene.staff({ sections: ['ticket'] })
    await scene.register(asker, service.subscribe().registrationId)
    await scene.db
      .update(merchant)
      .set({ plugins: ['ticket'] })
      .where(eq(merchant.id, scene.merchantId))
    await scene.tell('permission_request.created', { request: 'T-1', user: asker.userId })
    expect(await scene.messages()).toEqual([])
  })

  test('whoever asked for a permission is told the answer, each once, and nobody else is', async () => {
    const scene = await open()
    const [asker, other] = [await scene.staff(), await scene.staff({ sections: ['ticket'] })]
    const browser = service.subscribe()
    await scene.register(asker, browser.registrationId)
    await scene.register(other, service.subscribe().registrationId)
    const answered = (request: string, status: string, transaction?: string) =>
      scene.tell('permission_request.answered', {
        request,
        user: asker.userId,
        status,
        object: 'PR-1',
        transaction,
      })
    await answered('T-1', 'DECLINED', 'PR-1')
    await answered('T-2', 'APPROVED', 'PR-1')
    await answered('T-2', 'APPROVED', 'PR-1')
    await answered('T-3', 'APPROVED')
    await answered('T-4', 'EXPIRED', 'PR-1')
    expect(await scene.send()).toBe(4)
    const told = service.pushed.flatMap(({ body }) => opened(browser, body))
    expect(new Set(told.map(({ title, path }) => `${title} ${path}`))).toEqual(
      new Set([
        'Your request was declined /en/dashboard/transactions/PR-1',
        'Your request was approved /en/dashboard/transactions/PR-1',
        'Your request was approved /en/dashboard/administration/users',
        'Your request has expired /en/dashboard/transactions/PR-1',
      ]),
    )
  })

  test('how an operation ended is told to whoever asked for it, and to nobody where a server did', async () => {
    const scene = await open()
    const [maker, other] = [await scene.staff(), await scene.staff({ permissions: ['operations.check'] })]
    const browser = service.subscribe()
    await scene.register(maker, browser.registrationId)
    await scene.register(other, service.subscribe().registrationId)
    const ended = (status: string, user: number | null, by: number | null = null, tries = 1) =>
      scene.tell('operation_request.changed', { request: 'OR-2', user, by, status, tries, object: 'PR-1' })
    await ended('CANCELED', maker.userId, maker.userId)
    expect(await scene.send()).toBe(0)
    for (const status of ['APPROVED', 'MANUAL', 'DONE', 'REJECTED', 'EXPIRED', 'CANCELED', 'PENDING'])
      await ended(status, maker.userId)
    await ended('DONE', null)
    expect(await scene.send()).toBe(5)
    const payment = '/en/dashboard/transactions/PR-1'
    const told = service.pushed
      .flatMap(({ body }) => opened(browser, body))
      .map(({ title, path }) => [title, path])
    expect(Object.fromEntries(told)).toEqual({
      'Your operation needs attention': payment,
      'Your operation was carried out': payment,
      'Your operation was rejected': payment,
      'Your operation has expired': payment,
      'Your operation was called off': payment,
    })
    // A colleague tried once more, and the bank refused once more.
    await ended('MANUAL', maker.userId, other.userId, 2)
    await ended('MANUAL', maker.userId, other.userId, 2)
    expect(await scene.send()).toBe(1)
  })

  test.each([404, 410])('a browser that its service answers %i for is forgotten', async (status) => {
    const scene = await open()
    const staff = await scene.staff({ receivesOrders: true })
    await scene.register(staff, service.subscribe().registrationId)
    service.answer(status)
    await scene.tell('order.created', { order: 'ORD-1' })
    expect(await scene.send()).toBe(0)
    expect(await scene.messages()).toEqual(['new_order failed gone'])
    expect(
      await scene.db.select().from(pushRegistration).where(eq(pushRegistration.merchantId, scene.merchantId)),
    ).toEqual([])
    await scene.tell('order.created', { order: 'ORD-2' })
    expect(service.pushed).toHaveLength(1)
  })

  test('a service in trouble is asked again, until the news is old', async () => {
    const scene = await open()
    await scene.register(await scene.staff({ receivesOrders: true }), service.subscribe().registrationId)
    service.answer(503)
    await scene.tell('order.created', { order: 'ORD-1' })
    await scene.send()
    expect(await scene.messages()).toEqual(['new_order due status 503'])
    service.answer(201)
    scene.clock.advance(minutes(5))
    expect(await scene.send()).toBe(1)
    service.answer(503)
    await scene.tell('order.created', { order: 'ORD-2' })
    await scene.send()
    scene.clock.advance(minutes(61))
    await scene.send()
    expect(await scene.messages()).toEqual(['new_order sent', 'new_order failed late'])
  })

  test('whoever signed out there, was disabled, or lent the browser on hears nothing there', async () => {
    const scene = await open()
    const { db, merchantId, clock } = scene
    const [left, disabled, lent] = [
      await scene.staff({ receivesOrders: true }),
      await scene.staff({ receivesOrders: true }),
      await scene.staff({ receivesOrders: true }),
    ]
    const shared = service.subscribe()
    await scene.register(left, service.subscribe().registrationId)
    await scene.register(disabled, service.subscribe().registrationId)
    await scene.register(lent, shared.registrationId)
    await scene.tell('order.created', { order: 'ORD-1' })
    await inTransaction(db, async (tx) => {
      await endSession(tx, { merchantId, sessionId: left.sessionId }, { by: 'logout', at: clock.now() })
      await updateStaffUser(tx, { merchantId, userId: disabled.userId }, { disabledAt: clock.now() })
    })
    await scene.register(await scene.staff(), shared.registrationId)
    expect(await scene.send()).toBe(0)
    expect(await scene.messages()).toEqual(Array(3).fill('new_order failed gone'))
    await scene.tell('order.created', { order: 'ORD-2' })
    expect(await scene.messages()).toHaveLength(3)
  })

  test('of a user the ten newest browsers are told', async () => {
    const scene = await open()
    const staff = await scene.staff({ receivesOrders: true })
    for (let made = 0; made < 12; made += 1) await scene.register(staff, service.subscribe().registrationId)
    await scene.tell('order.created', { order: 'ORD-1' })
    expect(await scene.send()).toBe(10)
  })

  test('a browser is taken off by its own user alone', async () => {
    const scene = await open()
    const [owner, other] = [await scene.staff({ receivesOrders: true }), await scene.staff()]
    const { registrationId } = service.subscribe()
    await scene.register(owner, registrationId)
    await scene.registrations.remove({ staff: other, registrationId, requestId: 'r' })
    await scene.tell('order.created', { order: 'ORD-1' })
    expect(await scene.send()).toBe(1)
    await scene.registrations.remove({ staff: owner, registrationId, requestId: 'r' })
    await scene.tell('order.created', { order: 'ORD-2' })
    expect(await scene.send()).toBe(0)
  })

  test('the demo writes down what would leave this machine, and sends it not', async () => {
    const scene = await open()
    const { keys } = JSON.parse(service.subscribe().registrationId) as { keys: object }
    const registrationId = JSON.stringify({ endpoint: 'https://push.example.com/x', keys })
    await scene.register(await scene.staff({ receivesOrders: true }), registrationId)
    await scene.tell('order.created', { order: 'ORD-1' })
    expect(await scene.messages()).toEqual(['new_order kept'])
    expect(await scene.send()).toBe(0)
  })
})
