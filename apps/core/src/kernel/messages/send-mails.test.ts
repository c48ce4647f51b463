import { eachEngine } from '@wasl/tests/support/database'
import { request } from '@wasl/tests/support/fixtures/ledger.fixtures'
import { openMailServer, type MailServer } from '@wasl/tests/support/mail-server'
import { quietLog } from '@wasl/tests/support/quiet-log'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { newPublicId } from '../../platform/ids.ts'
import { merchant } from '../merchants/merchants.schema.ts'
import { smtpMailer, type Mailer } from './mailer.ts'
import { messagesOf, openTelling, type TellingScene } from './messages.fixtures.ts'
import { message } from './messages.schema.ts'
import { sendDueMails } from './send-mails.service.ts'
import { leaseDueMessages } from './sending.store.ts'
import { writeStaffMail } from './write-staff-mail.service.ts'

const ourAddress = { name: 'Example Pay', address: 'pay@shop.example' }
let server: MailServer
let mailer: Mailer

beforeEach(async () => {
  server = await openMailServer()
  mailer = smtpMailer({ url: server.url, from: ourAddress })
})
afterEach(async () => {
  mailer.close()
  await server.close()
})

const send = ({ db, clock }: TellingScene) => sendDueMails({ db, clock, mailer, log: quietLog })

async function due(scene: TellingScene, count: number): Promise<void> {
  for (let made = 0; made < count; made += 1) await request(scene, { customerId: scene.customerId })
  await scene.hear()
}

const header = (source: string, name: string): string =>
  new RegExp(`^${name}: (.*)$`, 'im').exec(source)?.[1]?.trim() ?? ''

const senderOf = (source: string) => [decoded(header(source, 'From')), header(source, 'Reply-To')]

const decoded = (text: string): string =>
  text.replaceAll(/=\?UTF-8\?B\?([^?]*)\?=/gi, (_, base64: string) =>
    Buffer.from(base64, 'base64').toString('utf8'),
  )

eachEngine((database) => {
  test('a mail reaches the mail server whole: text, HTML, sender, recipient and an id of its own', async () => {
    const scene = await openTelling(database().db)
    await due(scene, 1)
    await send(scene)
    const [mail] = server.mails
    expect(mail).toMatchObject({ from: 'pay@shop.example', to: ['noura@example.com'] })
    const source = mail?.source ?? ''
    expect(header(source, 'Message-ID')).toMatch(/^<[\w-]{22}@shop\.example>$/)
    expect(header(source, 'Auto-Submitted')).toBe('auto-generated')
    expect(source).toContain('Content-Type: text/plain')
    expect(source).toContain('Content-Type: text/html')
    expect(await messagesOf(scene)).toEqual(['created email noura@example.com sent'])
  })

  test('a payer reads the merchant as the sender, in the language of the mail, and answers the merchant', async () => {
    const scene = await openTelling(database().db)
    const { db, merchantId, customerId } = scene
    await db
      .update(merchant)
      .set({ titleEn: 'Shop, "Sea" & Co', titleAr: 'متجر البحر', email: 'hello@shop.example' })
      .where(eq(merchant.id, merchantId))
    await request(scene, { customerId })
    await request(scene, { customerId, language: 'ar' })
    await scene.hear()
    await send(scene)
    expect(server.mails.map(({ source }) => senderOf(source)).toSorted()).toEqual([
      ['"Shop, \\"Sea\\" & Co" <pay@shop.example>', 'hello@shop.example'],
      ['متجر البحر <pay@shop.example>', 'hello@shop.example'],
    ])
  })

  test('staff read the name of the installation, where it has one', async () => {
    const scene = await openTelling(database().db)
    const { db, clock, merchantId } = scene
    const mail = {
      merchantId,
      occasion: 'invited',
      about: 'user:1',
      recipient: 'staff@shop.example',
    } as const
    const more = {
      language: 'en',
      name: { en: 'Yousef', ar: '' },
      path: '/en/login',
      now: clock.now(),
    } as const
    await inTransaction(db, (tx) =>
      writeStaffMail(tx, { publicUrl: 'https://pay.example', mailsAre: 'due' }, { ...mail, ...more }),
    )
    await send(scene)
    expect(server.mails.map(({ source }) => senderOf(source)[0])).toEqual(['Example Pay <pay@shop.example>'])
  })

  test('many workers at once send each mail once', async () => {
    const scene = await openTelling(database().db)
    await due(scene, 30)
    await Promise.all(Array.from({ length: 6 }, () => send(scene)))
    const ids = server.mails.map(({ source }) => header(source, 'Message-ID'))
    expect(ids).toHaveLength(30)
    expect(new Set(ids).size).toBe(30)
  })

  test('a worker that dies after sending leaves a mail that is sent again under the same id', async () => {
    const scene = await openTelling(database().db)
    await due(scene, 1)
    const now = scene.clock.now()
    const until = new Date(now.getTime() + 180_000)
    const [mail] = await inTransaction(scene.db, (tx) =>
      leaseDueMessages(tx, { channel: 'email', now, until, limit: 8 }),
    )
    if (!mail) throw new Error('a mail is due')
    await mailer.send(mail)
    await send(scene)
    expect(server.mails).toHaveLength(1)
    scene.clock.advance(180_000)
    await send(scene)
    expect(server.mails.map(({ source }) => header(source, 'Message-ID'))).toEqual([
      `<${mail.publicId}@shop.example>`,
      `<${mail.publicId}@shop.example>`,
    ])
  })

  test('a mail that is not taken now is tried again later, and given up after three days', async () => {
    const scene = await openTelling(database().db)
    await due(scene, 1)
    server.refuse(451)
    await send(scene)
    server.refuse(null)
    await send(scene)
    expect(server.mails).toEqual([])
    scene.clock.advance(5_000)
    await send(scene)
    expect(server.mails).toHaveLength(1)

    await due(scene, 1)
    server.refuse(451)
    scene.clock.advance(72 * 3_600_000)
    await send(scene)
    expect(await messagesOf(scene)).toEqual([
      'created email noura@example.com sent',
      'created email noura@example.com failed',
    ])
  })

  test('a mail that will never be taken is not tried again', async () => {
    const scene = await openTelling(database().db)
    await due(scene, 1)
    server.refuse(550)
    await send(scene)
    expect(await messagesOf(scene)).toEqual(['created email noura@example.com failed'])
  })

  test('a mailer that could not be opened is opened again for the next mail', async () => {
    const scene = await openTelling(database().db)
    await due(scene, 1)
    let loads = 0
    const load = async () => {
      loads += 1
      if (loads === 1) throw new Error('too many open files')
      return import('nodemailer')
    }
    const reopened = smtpMailer({ url: server.url, from: ourAddress, load })
    const { db, clock } = scene
    const again = () => sendDueMails({ db, clock, mailer: reopened, log: quietLog })
    expect(await again()).toBe(0)
    clock.advance(5_000)
    expect(await again()).toBe(1)
    reopened.close()
  })

  test('a mail server hears no password in the clear: the mail waits, and says why', async () => {
    const careful = smtpMailer({
      url: server.url.replace('//', '//pay:a-password@'),
      from: ourAddress,
    })
    onTestFinished(() => careful.close())
    const scene = await openTelling(database().db)
    await due(scene, 1)
    const { db, clock, merchantId } = scene
    expect(await sendDueMails({ db, clock, mailer: careful, log: quietLog })).toBe(0)
    expect([server.mails, server.passwords]).toEqual([[], []])
    const [kept] = await db.select().from(message).where(eq(message.merchantId, merchantId))
    expect(kept).toMatchObject({ state: 'due', problem: expect.stringContaining('STARTTLS') })
  })

  test('what a customer typed adds no header', async () => {
    const scene = await openTelling(database().db)
    const orderNo = `TT\r\nBcc: thief@example.com\r\n\r\n${scene.merchantId}`
    await request(scene, { customerId: scene.customerId, orderNo, descriptionEn: 'a\r\nBcc: x@y.example' })
    await scene.hear()
    await send(scene)
    expect(server.mails.map(({ to }) => to)).toEqual([['noura@example.com']])
    expect(header(server.mails[0]?.source.split('\r\n\r\n')[0] ?? '', 'Bcc')).toBe('')
  })

  test('a mail somebody waits for goes before all that were due before it', async () => {
    const scene = await openTelling(database().db)
    await due(scene, 20)
    scene.clock.advance(1_000)
    const secret = {
      merchantId: scene.merchantId,
      publicId: newPublicId(),
      occasion: 'sign_in_code',
      occasionKey: 'sign_in_code:1',
      channel: 'email',
      recipient: 'staff@shop.example',
      language: 'en',
      subject: 'Your code',
      text: '123456',
      state: 'due',
      dueAt: scene.clock.now(),
      createdAt: scene.clock.now(),
    } as const
    await scene.db.insert(message).values(secret)
    await send(scene)
    expect([server.mails[0]?.to, server.mails.length]).toEqual([['staff@shop.example'], 21])
  })

  test('one merchant’s many mails do not stand before another’s', async () => {
    const crowd = await openTelling(database().db)
    await due(crowd, 20)
    const scene = await openTelling(database().db)
    scene.clock.advance(1_000)
    const publicId = await request(scene, { customerId: scene.customerId })
    await scene.hear()
    await send(scene)
    const first = server.mails.slice(0, 8).map(({ source }) => source.includes(publicId))
    expect([first.filter(Boolean).length, server.mails.length]).toEqual([1, 21])
  })

  test('who stops while mails are sent ends those in hand; the next start sends the rest', async () => {
    const scene = await openTelling(database().db)
    await due(scene, 12)
    const stopping = new AbortController()
    const stopped: Mailer = {
      ...mailer,
      send: (mail) => {
        stopping.abort()
        return mailer.send(mail)
      },
    }
    const { db, clock } = scene
    expect(await sendDueMails({ db, clock, mailer: stopped, log: quietLog }, stopping.signal)).toBe(8)
    expect(await send(scene)).toBe(4)
  })
})
