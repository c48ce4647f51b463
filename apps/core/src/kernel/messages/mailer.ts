import type { createTransport as makeTransport } from 'nodemailer'
import type { DueMessage } from './sending.store.ts'

export type Mailer = {
  /** Resolves when the mail server has taken the mail. */
  send(
    mail: Pick<
      DueMessage,
      | 'publicId'
      | 'recipient'
      | 'subject'
      | 'text'
      | 'html'
      | 'createdAt'
      | 'replyTo'
      | 'merchantName'
      | 'isOfPayment'
    >,
  ): Promise<void>
  close(): void
}

/** The mail server will never take this mail, however often it is asked. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused'
}

/**
 * One SMTP server by its url. A payer reads the merchant's name at our address, staff the installation's own name where it
 * has one, and an answer goes to the merchant. Each mail keeps one Message-ID, so that a mail sent twice is seen as one.
 */
export function smtpMailer({
  url,
  from,
  timeoutMs = 20_000,
  load = () => import('nodemailer'),
}: SmtpOptions): Mailer {
  let opened: ReturnType<typeof open> | null = null
  const open = async () => {
    const { createTransport } = await load()
    return createTransport({
      url,
      // The password is sent only to a server whose identity is proven.
      requireTLS: new URL(url).password !== '',
      pool: true,
      maxConnections: 4,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }
  const transport = () =>
    (opened ??= open().catch((error: unknown) => {
      opened = null
      throw error
    }))
  const { name, address } = from
  const domain = address.slice(address.lastIndexOf('@') + 1)
  return {
    async send(mail) {
      const { publicId, recipient, subject, text, html, createdAt, replyTo } = mail
      try {
        const server = await transport()
        await server.sendMail({
          from: { name: mail.isOfPayment ? mail.merchantName : (name ?? mail.merchantName), address },
          to: { name: '', address: recipient },
          messageId: `<${publicId}@${domain}>`,
          date: createdAt,
          headers: { 'Auto-Submitted': 'auto-generated' },
          subject,
          text,
          ...(replyTo && { replyTo: { name: '', address: replyTo } }),
          ...(html !== null && { html }),
        })
      } catch (error) {
        if (isFinal(error)) throw new MailRefused('the mail server refuses this mail', { cause: error })
        throw error
      }
    },
    close: () =>
      void opened?.then(
        (server) => server.close(),
        () => {}, // the sender gets the error
      ),
  }
}

type SmtpOptions = {
  url: string
  from: { name: string | null; address: string }
  timeoutMs?: number
  load?: () => Promise<{ createTransport: typeof makeTransport }>
}

/** 5xx about the envelope or the content. A refused sign-in is ours to repair, and the mail waits for it. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error && 'code' in error && 'responseCode' in error)) return false
  const { code, responseCode } = error
  return (
    (code === 'EENVELOPE' || code === 'EMESSAGE') && typeof responseCode === 'number' && responseCode >= 500
  )
}
