import { isEmail } from '@wasl/domain/email'
import { templateOccasions } from '@wasl/contracts/values/message-template'
import { accepted, refused, type Result } from '@wasl/domain/result'
import type { Locale } from '@wasl/domain/locale'
import { findMerchant } from '../../../kernel/merchants/merchants.store.ts'
import {
  compose,
  productWords,
  type Composed,
  type OwnWords,
  type MessageFacts,
} from '../../../kernel/messages/compose.ts'
import { channelsOf, type WordedOccasion } from '../../../kernel/messages/messages.domain.ts'
import type { Channel } from '../../../kernel/notices/notification-settings.ts'
import { findSender, insertMessages, listTemplates } from '../../../kernel/messages/messages.store.ts'
import { templateProblem, type TemplateProblem } from '../../../kernel/messages/template.domain.ts'
import type { StaffMailing } from '../../../kernel/messages/write-staff-mail.service.ts'
import { findStaffUser } from '../../../kernel/people/people.store.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { newPublicId } from '../../../platform/ids.ts'
import type { WindowLimit } from '../../../platform/limits/window-limit.ts'
import { audited, type By } from '../../../kernel/administered/by.ts'
import { decimalsOf, money } from '@wasl/domain/money'
import { merchantOrigin } from '../../../kernel/merchants/merchant-origin.ts'

export type TemplatesDeps = { db: Db; clock: Clock; mailing: StaffMailing; tests: WindowLimit }

export type TemplateKey = { occasion: WordedOccasion; channel: Channel; language: Locale }
export type TemplateShown = TemplateKey & {
  words: OwnWords
  product: OwnWords
  isOwn: boolean
  updatedAt: Date | null
}

/** Not every message is sent in every way. */
export const isSent = ({ occasion, channel }: Pick<TemplateKey, 'occasion' | 'channel'>): boolean =>
  channelsOf(occasion).includes(channel)

/** Every message there is, whoever's words it has. */
export async function showTemplates(db: Db, merchantId: number): Promise<TemplateShown[]> {
  const own = await listTemplates(db, merchantId)
  return templateOccasions.flatMap((occasion) =>
    channelsOf(occasion).flatMap((channel) =>
      (['en', 'ar'] as const).map((language) => {
        const kept = own.find(
          (row) => row.occasion === occasion && row.channel === channel && row.language === language,
        )
        const product = productWords(occasion, channel, language)
        const words = kept ? { subject: kept.subject ?? product.subject, body: kept.body } : product
        return {
          occasion,
          channel,
          language,
          words,
          product,
          isOwn: !!kept,
          updatedAt: kept?.updatedAt ?? null,
        }
      }),
    ),
  )
}

export type WordsProblem = { part: 'subject' | 'body'; problem: TemplateProblem }

export function wordsProblems({ occasion, channel, subject, body }: Omit<Wish, 'language'>): WordsProblem[] {
  const inSubject = channel === 'email' ? templateProblem(subject, { occasion, part: 'subject' }) : null
  const inBody = templateProblem(body, { occasion, part: 'body' })
  return [
    ...(inSubject ? [{ part: 'subject' as const, problem: inSubject }] : []),
    ...(inBody ? [{ part: 'body' as const, problem: inBody }] : []),
  ]
}

type Wish = TemplateKey & { subject: string; body: string }

/** As it would be sent, about nobody's payment. */
export async function previewTemplate(
  { db, mailing }: TemplatesDeps,
  merchantId: number,
  { occasion, channel, language, subject, body }: Wish,
): Promise<Result<Composed, WordsProblem[]>> {
  const problems = wordsProblems({ occasion, channel, subject, body })
  if (problems.length > 0) return refused(problems)
  const [sender, merchant] = await Promise.all([findSender(db, merchantId), findMerchant(db, merchantId)])
  if (!sender || !merchant) throw new Error(`merchant ${merchantId} answers at a host but is not there`)
  const facts = sampleFacts(
    { sender, currency: merchant.currency, publicUrl: mailing.publicUrl },
    occasion,
    language,
  )
  const own = { subject: channel === 'email' ? subject : null, body }
  return accepted(compose(facts, { channel, locale: language, own }))
}

export type TestRefusal =
  | { kind: 'words'; problems: WordsProblem[] }
  | { kind: 'impossible' | 'unlike' }
  | { kind: 'tooMany'; retryAfterSeconds: number }

/** Where a test would go; null where nobody here sends mails, or the account has no address. */
export async function testRecipient({ db, mailing }: TemplatesDeps, by: By): Promise<string | null> {
  const { merchantId, userId } = by.staff
  const user = await findStaffUser(db, { merchantId, userId })
  return mailing.mailsAre !== 'impossible' && user && isEmail(user.email) ? user.email : null
}

/** A mail to whoever asks, and to nobody else. */
export async function testTemplate(
  deps: TemplatesDeps,
  by: By,
  wish: Omit<Wish, 'channel'>,
): Promise<Result<string, TestRefusal>> {
  const { db, clock, mailing, tests } = deps
  const { merchantId, userId } = by.staff
  const composed = await previewTemplate(deps, merchantId, { ...wish, channel: 'email' })
  if (!composed.ok) return refused({ kind: 'words', problems: composed.error })
  if (mailing.mailsAre === 'impossible') return refused({ kind: 'impossible' })
  const recipient = await testRecipient(deps, by)
  if (recipient === null) return refused({ kind: 'unlike' })
  const waitMs = tests.take(`${merchantId} ${userId}`)
  if (waitMs > 0) return refused({ kind: 'tooMany', retryAfterSeconds: Math.ceil(waitMs / 1_000) })
  const now = clock.now()
  const { occasion, language } = wish
  await inTransaction(db, async (tx) => {
    await insertMessages(tx, [
      {
        ...composed.value,
        ...(mailing.mailsAre === 'due' ? { state: 'due', dueAt: now } : { state: 'kept' }),
        merchantId,
        publicId: newPublicId(),
        occasion,
        occasionKey: `test:${userId}:${newPublicId()}`,
        channel: 'email',
        recipient,
        language,
        createdAt: now,
      },
    ])
    const object = `message_template ${occasion} email ${language}`
    await audited(tx, by, { action: 'message_template.tested', object, now })
  })
  return accepted(recipient)
}

type Sender = NonNullable<Awaited<ReturnType<typeof findSender>>>

/** What a preview and a test tell: nobody's payment, in the merchant's own currency. */
function sampleFacts(
  { sender, currency, publicUrl }: { sender: Sender; currency: string; publicUrl: string },
  occasion: WordedOccasion,
  locale: Locale,
): MessageFacts {
  const merchant = { en: sender.titleEn, ar: sender.titleAr, brand: sender.brand }
  if (occasion === 'webhook_disabled') {
    const nothing = { customer: nobody, description: nobody, amount: null, reference: '' }
    return { occasion, merchant, ...nothing, link: 'https://shop.example/wasl/events' }
  }
  const page = occasion === 'created' ? 'pay' : 'attempt'
  return {
    occasion,
    merchant,
    customer: { en: 'Noura Al-Sabah', ar: 'نورة الصباح' },
    description: { en: 'Two boxes of Sukkari dates', ar: 'علبتا تمر سكري' },
    amount: money(Math.round(48.75 * 10 ** decimalsOf(currency)), currency),
    reference: 'ORDER-2041',
    link: `${merchantOrigin(publicUrl, sender.hosts)}/${locale}/${page}/EXAMPLE`,
  }
}

const nobody = { en: '', ar: '' }
