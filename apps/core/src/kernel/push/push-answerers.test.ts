import { eachEngine } from '@wasl/tests/support/database'
import { openPushService, type PushService } from '@wasl/tests/support/push-service'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { merchant } from '../merchants/merchants.schema.ts'
import { openPushing } from './push.fixtures.ts'

let service: PushService
beforeEach(async () => {
  service = await openPushService()
})
afterEach(() => service.close())

/** What is for this browser: nobody else can read it. */
const opened = (browser: ReturnType<PushService['subscribe']>, body: Buffer): unknown[] => {
  try {
    return [browser.open(body)]
  } catch {
    return []
  }
}

eachEngine((database) => {
  const open = () => openPushing(database().db, [service.origin])

  test('an operation that waits is told to those who may check it, but never to its maker', async () => {
    const scene = await open()
    await scene.db
      .update(merchant)
      .set({ plugins: ['ticket', 'pos'] })
      .where(eq(merchant.id, scene.merchantId))
    const sections = ['ticket', 'pos']
    const permissions = ['operations.check']
    const people = {
      maker: await scene.staff({ sections, permissions }),
      checker: await scene.staff({ sections, permissions, language: 'ar' }),
      byRole: await scene.staff({ sections, readyRoles: ['finance'] }),
      mayNot: await scene.staff({ sections, readyRoles: ['support'] }),
      noSection: await scene.staff({ permissions }),
      closedModule: await scene.staff({ sections: ['ticket'], permissions }),
    }
    const browsers = Object.values(people).map((who) => ({ who, browser: service.subscribe() }))
    for (const { who, browser } of browsers) await scene.register(who, browser.registrationId)
    await scene.tell('operation_request.created', {
      request: 'OR-1',
      user: people.maker.userId,
      status: 'PENDING',
      plugin: 'pos',
    })
    expect(await scene.send()).toBe(2)
    const letters = browsers.map(({ browser }) => service.pushed.flatMap(({ body }) => opened(browser, body)))
    expect(letters).toEqual([
      [],
      [
        {
          title: 'عملية بانتظارك',
          body: 'استرداد أو تحصيل أو إبطال يحتاج إلى مراجعة.',
          path: '/ar/dashboard/ticket/approve-permissions?process=operations',
          tag: 'operation_asked:OR-1',
          lang: 'ar',
          dir: 'rtl',
        },
      ],
      [expect.objectContaining({ title: 'An operation waits for you' })],
      [],
      [],
      [],
    ])
  })

  test('a permission that is asked for wakes those alone who hold it and see the payment', async () => {
    const scene = await open()
    await scene.db
      .update(merchant)
      .set({ plugins: ['ticket', 'pos'] })
      .where(eq(merchant.id, scene.merchantId))
    const permissions = ['payment.refund']
    const people = [
      await scene.staff({ sections: ['ticket', 'pos'], permissions }),
      await scene.staff({ sections: ['ticket', 'pos'] }),
      await scene.staff({ sections: ['ticket'], permissions }),
    ]
    const browsers = people.map((who) => ({ who, browser: service.subscribe() }))
    for (const { who, browser } of browsers) await scene.register(who, browser.registrationId)
    const told = { request: 'T-9', user: 0, permission: 'payment.refund', plugin: 'pos' }
    await scene.tell('permission_request.created', told)
    expect(await scene.send()).toBe(1)
    expect(
      browsers.map(({ browser }) => service.pushed.flatMap(({ body }) => opened(browser, body)).length),
    ).toEqual([1, 0, 0])
  })
})
