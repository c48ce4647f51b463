import { eachEngine } from '@wasl/tests/support/database'
import { openReceiver } from '@wasl/tests/support/receiver'
import { openMailServer, type MailServer } from '@wasl/tests/support/mail-server'
import { request } from '@wasl/tests/support/fixtures/ledger.fixtures'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { messagesOf, openTelling, type TellingScene } from './kernel/messages/messages.fixtures.ts'
import { message } from './kernel/messages/messages.schema.ts'
import { createLiveFeed } from './kernel/live/live-feed.ts'
import { createReports } from './kernel/reports/reports.ts'
import { createWebhooks } from './kernel/webhooks/endpoints.service.ts'
import type { Mode } from './platform/config/config.ts'
import type { Duty } from './platform/jobs/duties.ts'
import { openFiles } from './platform/files/files.ts'
import { createLog } from './platform/log/log.ts'
import { createSeal } from './platform/sealing/sealed.ts'
import { createWork, targetsOf, type Work, type WorkConfig } from './work.ts'

let mails: MailServer
const working: Work[] = []

beforeEach(async () => {
  mails = await openMailServer()
})
afterEach(async () => {
  await Promise.all(working.splice(0).map((work) => work.stop()))
  await mails.close()
})

const soon = { timeout: 10_000 }
const nothing: Duty = { isDue: () => sql`false`, round: async () => {} }

const configOf = (mode: Mode, webhookTargets: readonly string[] = []): WorkConfig => ({
  mode,
  publicUrl: 'http://localhost:4000',
  smtpUrl: mails.url,
  mailFrom: { name: null, address: 'pay@shop.example' },
  webhookTargets,
  key: 'a secret of the tests that is long enough',
})

function workOf({ db, clock, ledger }: TellingScene, config: WorkConfig): Work {
  const log = createLog({ level: 'silent' })
  const work = createWork({
    db,
    clock,
    ledger,
    config,
    log,
    reports: createReports({ db, clock, log, files: openFiles('/nothing'), makers: [] }),
    feed: createLiveFeed({ db, clock }),
    bulk: { check: nothing, send: nothing, settle: nothing, imports: nothing, act: nothing },
    carryOn: async () => {},
    forget: async () => 0,
  })
  working.push(work)
  return work
}

eachEngine((database) => {
  test('the demo mails nobody, whatever SMTP_URL says: everything is kept in the outbox', async () => {
    const scene = await openTelling(database().db)
    await request(scene, { customerId: scene.customerId })
    const demo = workOf(scene, configOf('demo'))
    await demo.finish()
    expect(await messagesOf(scene)).toEqual(['created email noura@example.com kept'])
    // A production that finds the demo's messages does not send them either.
    await workOf(scene, configOf('production')).finish()
    expect(mails.mails).toEqual([])
  })

  test('in production mails leave through SMTP_URL, and without it they are kept', async () => {
    const scene = await openTelling(database().db)
    await request(scene, { customerId: scene.customerId })
    await workOf(scene, configOf('production')).finish()
    expect(mails.mails.map(({ to }) => to)).toEqual([['noura@example.com']])
    await request(scene, { customerId: scene.customerId })
    await workOf(scene, { ...configOf('production'), smtpUrl: null }).finish()
    expect(await messagesOf(scene)).toEqual([
      'created email noura@example.com sent',
      'created email noura@example.com kept',
    ])
    const links = await scene.db
      .select({ text: message.text })
      .from(message)
      .where(eq(message.merchantId, scene.merchantId))
    expect(links.every(({ text }) => text.includes('http://localhost:4000/en/pay/'))).toBe(true)
  })

  test('a merchant’s server that never answers holds back no mail', async () => {
    const scene = await openTelling(database().db)
    const { db, clock, merchantId } = scene
    const server = await openReceiver()
    server.answer('never')
    const config = configOf('production', [server.origin])
    const webhooks = createWebhooks({
      db,
      clock,
      seal: createSeal(config.key),
      targets: targetsOf(config),
    })
    await webhooks.addEndpoint({ merchantId, url: `${server.origin}/hook`, by: 'a test' })
    await request(scene, { customerId: scene.customerId })
    // As in service: what is due leaves by itself.
    workOf(scene, config).start()
    await expect.poll(() => server.waiting(), soon).toBe(1)
    await expect.poll(() => mails.mails, soon).toHaveLength(1)
    await request(scene, { customerId: scene.customerId })
    await expect.poll(() => mails.mails, soon).toHaveLength(2)
    await server.close()
  })

  test('an installation calls what its owner named beside the public internet, the demo nothing else', () => {
    const named = ['http://10.0.0.5:9000']
    expect(targetsOf(configOf('production', named))).toEqual({ allowed: named, onlyAllowed: false })
    expect(targetsOf(configOf('demo', named))).toEqual({
      allowed: [...named, 'http://localhost:4000'],
      onlyAllowed: true,
    })
  })
})
