import type { Ledger } from './kernel/ledger/ledger.ts'
import { patiently } from './platform/jobs/patiently.ts'
import { startDuties, type Duty } from './platform/jobs/duties.ts'
import { startLoop, type Loop } from './platform/jobs/loop.ts'
import { checkBooks } from './kernel/ledger/books/check-books.service.ts'
import { watchBooks } from './kernel/ledger/books/watch-books.service.ts'
import type { LiveFeed } from './kernel/live/live-feed.ts'
import { smtpMailer, type Mailer } from './kernel/messages/mailer.ts'
import { sendDueMails } from './kernel/messages/send-mails.service.ts'
import type { StaffMailing } from './kernel/messages/write-staff-mail.service.ts'
import { messagesAreDue } from './kernel/messages/sending.store.ts'
import { sendAgain } from './kernel/messages/send-again.service.ts'
import { messageWriter } from './kernel/messages/write-messages.service.ts'
import { sendDuePushes } from './kernel/push/send-pushes.service.ts'
import { vapidOf } from './kernel/push/vapid.ts'
import { pushWriter } from './kernel/push/write-pushes.service.ts'
import { expirePermissionRequests } from './kernel/permission-requests/expire-requests.service.ts'
import type { Reports } from './kernel/reports/reports.ts'
import type { NoticeConsumer } from './kernel/notices/relay.service.ts'
import { createEventSender } from './kernel/webhooks/event-sender.ts'
import { deliveriesAreDue } from './kernel/webhooks/sending.store.ts'
import { eventWriter } from './kernel/webhooks/write-events.service.ts'
import { checkOrders } from './kernel/orders/check-orders.service.ts'
import { expireOverdueStock, stockDuty } from './kernel/stock/expire-stock.service.ts'
import type { Clock } from './platform/clock.ts'
import type { Config } from './platform/config/config.ts'
import type { Db } from './platform/db/db.ts'
import type { Log } from './platform/log/log.ts'
import { createOutbound } from './platform/outbound/outbound.ts'
import type { TargetRules } from './platform/outbound/target.ts'
import { createSeal } from './platform/sealing/sealed.ts'

export type WorkConfig = Pick<Config, 'mode' | 'publicUrl'> &
  Partial<
    Pick<
      Config,
      'smtpUrl' | 'mailFrom' | 'webhookTargets' | 'applePay' | 'googlePay' | 'passwordComposition' | 'vapid'
    >
  > & {
    /** The installation's own: what seals and hashes all that lies in the database (decision 081). */
    key: string
  }

export type Work = {
  /** Who hears the ledger's news: each only writes down what somebody else sends. */
  consumers: readonly NoticeConsumer[]
  /** The one of them that writes to customers. */
  messages: NoticeConsumer
  /** How staff are told a code or a link. */
  staffMailing: StaffMailing
  /** What a customer was told last, once more. */
  sendAgain: ReturnType<typeof sendAgain>
  /** Every report that was asked for, here and at once. */
  makeReports(): Promise<void>
  start(): void
  isAlive(): boolean
  /** Everything that is due now, once. */
  finish(): Promise<void>
  stop(): Promise<void>
}

type WorkDeps = {
  db: Db
  clock: Clock
  config: WorkConfig
  log: Log
  ledger: Ledger
  feed: LiveFeed
  reports: Reports
  bulk: BulkDuties
  /** Operations that colleagues have approved, and those nobody answered. */
  carryOn: () => Promise<void>
  /** Erases whom merchants have kept for long enough. */
  forget(): Promise<unknown>
}

/** Files of requests: checked, and sent, each in rounds; what became of their messages. */
type BulkDuties = {
  check: Duty
  send: Duty
  settle: Duty
  /** Files of products: read, applied, undone. */
  imports: Duty
  /** Actions on everything that a list shows. */
  act: Duty
}

/**
 * What goes on without anybody asking. Mails and webhooks are duties of their own: a mail server or a merchant's server
 * that takes its time holds up neither the other nor the books.
 */
export function createWork({
  db,
  clock,
  config,
  log,
  ledger,
  feed,
  reports,
  bulk,
  carryOn,
  forget,
}: WorkDeps): Work {
  const mailer = mailerOf(config)
  const targets = targetsOf(config)
  const outbound = createOutbound(targets)
  const events = createEventSender({
    db,
    clock,
    log,
    seal: createSeal(config.key),
    outbound,
    luck: Math.random,
  })
  const vapid = vapidOf(config)
  const { publicUrl } = config
  const carries = (channel: string) => channel === 'email' && mailer !== null
  const messages = messageWriter({ db, publicUrl, carries })
  const consumers = [
    messages,
    eventWriter({ db }),
    feed.consumer,
    pushWriter({ db, clock, targets, isOn: vapid !== null }),
  ]
  const mails: Duty[] = mailer
    ? [
        {
          isDue: messagesAreDue('email'),
          round: (stopping) => sendDueMails({ db, clock, mailer, log }, stopping),
        },
      ]
    : []
  const pushes: Duty[] = vapid
    ? [
        {
          isDue: messagesAreDue('push'),
          round: (stopping) => sendDuePushes({ db, clock, outbound, vapid, log }, stopping),
        },
      ]
    : []
  const webhooks: Duty = { isDue: deliveriesAreDue, round: events.begin }
  let loops: Loop[] = []
  let starting = new AbortController()
  let waking = Promise.resolve()
  const mailsAre = mailer ? 'due' : config.mode === 'demo' ? 'kept' : 'impossible'
  return {
    consumers,
    messages,
    sendAgain: sendAgain({ db, clock, publicUrl, carries }),
    staffMailing: { publicUrl, mailsAre },
    makeReports: reports.round,
    start: () => {
      if (loops.length > 0) return
      starting = new AbortController()
      waking = patiently('what was open before the start', ledger.wake, {
        log,
        signal: starting.signal,
      }).catch((err: unknown) => log.error({ err }, 'what was open is asked about when it is due'))
      loops = [
        startLoop(reports.clean, { everyMs: 60_000, log }),
        startDuties(
          [
            reports,
            ...Object.values(bulk),
            stockDuty({ db, clock }),
            ...ledger.janitor(consumers),
            ...mails,
            ...pushes,
            webhooks,
          ],
          {
            db,
            clock,
            everyMs: 1_000,
            log,
          },
        ),
        startLoop(() => watchBooks({ db, log }), { everyMs: 60_000, log }),
        startLoop((stopping) => checkBooks({ db, clock, log }, stopping), { everyMs: 600_000, log }),
        startLoop(() => checkOrders({ db, log }), { everyMs: 6 * 3_600_000, log }),
        startLoop(() => expirePermissionRequests({ db, clock }), { everyMs: 60_000, log }),
        startLoop(carryOn, { everyMs: 5_000, log }),
        startLoop(feed.forgetOld, { everyMs: 3_600_000, log }),
        startLoop(forget, { everyMs: 3_600_000, log }),
      ]
    },
    isAlive: () => loops.length > 0,
    finish: async () => {
      await reports.round()
      await reports.clean()
      await bulk.check.round()
      await bulk.send.round()
      await bulk.imports.round()
      await bulk.act.round()
      await carryOn()
      await expireOverdueStock({ db, clock })
      await ledger.runJanitorOnce(consumers)
      await Promise.all([...mails, ...pushes].map(({ round }) => round()).concat(events.finish()))
      await bulk.settle.round()
    },
    stop: async () => {
      feed.stop()
      starting.abort()
      await Promise.all([waking, ...loops.map((loop) => loop.stop()), events.stop()])
      loops = []
      mailer?.close()
      await ledger.idle()
    },
  }
}

/** The demo never mails, whatever SMTP_URL says (product.md 2). */
function mailerOf({ mode, smtpUrl, mailFrom }: WorkConfig): Mailer | null {
  return mode === 'production' && smtpUrl && mailFrom ? smtpMailer({ url: smtpUrl, from: mailFrom }) : null
}

/** The demo calls its own address and what its owner named, and nobody else. */
export function targetsOf({ mode, publicUrl, webhookTargets = [] }: WorkConfig): TargetRules {
  return mode === 'demo'
    ? { allowed: [...webhookTargets, new URL(publicUrl).origin], onlyAllowed: true }
    : { allowed: webhookTargets, onlyAllowed: false }
}
