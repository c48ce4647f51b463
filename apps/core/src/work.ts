import type { Ledger } from './kernel/ledger/ledger.ts'
import { startLoop, type Loop } from './kernel/ledger/janitor-loop.ts'
import { smtpMailer, type Mailer } from './kernel/messages/mailer.ts'
import { sendDueMails } from './kernel/messages/send-mails.service.ts'
import { messageWriter } from './kernel/messages/write-messages.service.ts'
import type { NoticeConsumer } from './kernel/notices/relay.service.ts'
import { createEventSender } from './kernel/webhooks/event-sender.ts'
import { eventWriter } from './kernel/webhooks/write-events.service.ts'
import type { Clock } from './platform/clock.ts'
import type { Config } from './platform/config/config.ts'
import type { Db } from './platform/db/db.ts'
import type { Log } from './platform/log/log.ts'
import { createOutbound } from './platform/outbound/outbound.ts'
import type { TargetRules } from './platform/outbound/target.ts'
import { createSeal } from './platform/sealing/sealed.ts'

export type WorkConfig = Pick<Config, 'mode' | 'publicUrl'> &
  Partial<Pick<Config, 'smtpUrl' | 'mailFrom' | 'webhookTargets' | 'applePay' | 'googlePay'>> & {
    secret: string
  }

export type Work = {
  /** Who hears the ledger's news: each only writes down what somebody else sends. */
  consumers: readonly NoticeConsumer[]
  start(): void
  isAlive(): boolean
  /** Everything that is due now, once. */
  finish(): Promise<void>
  stop(): Promise<void>
}

type WorkDeps = { db: Db; clock: Clock; config: WorkConfig; log: Log; ledger: Ledger }

/**
 * What goes on without anybody asking. Mails and webhooks have loops of their own: a mail server or a merchant's server
 * that takes its time holds up neither the other nor the books.
 */
export function createWork({ db, clock, config, log, ledger }: WorkDeps): Work {
  const mailer = mailerOf(config)
  const events = createEventSender({
    db,
    clock,
    log,
    seal: createSeal(config.secret),
    outbound: createOutbound(targetsOf(config)),
    luck: Math.random,
  })
  const { publicUrl } = config
  const carries = (channel: string) => channel === 'email' && mailer !== null
  const consumers = [messageWriter({ db, publicUrl, carries }), eventWriter({ db })]
  const sendMails = async () => (mailer ? sendDueMails({ db, clock, mailer, log }) : 0)
  let loops: Loop[] = []
  return {
    consumers,
    start: () => {
      if (loops.length > 0) return
      loops = [
        ledger.startJanitor({ everyMs: 1_000, consumers }),
        startLoop(sendMails, { everyMs: 1_000, log }),
        startLoop(events.begin, { everyMs: 1_000, log }),
      ]
    },
    isAlive: () => loops.length > 0,
    finish: async () => {
      await ledger.runJanitorOnce(consumers)
      await Promise.all([sendMails(), events.finish()])
    },
    stop: async () => {
      await Promise.all(loops.map((loop) => loop.stop()))
      loops = []
      await events.stop()
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
