import { isLocale, type Locale, type Localised } from '@wasl/domain/locale'
import { money, type Money } from '@wasl/domain/money'
import type { Db } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { newPublicId } from '../../platform/ids.ts'
import { merchantOrigin } from '../merchants/merchant-origin.ts'
import { readNews, type News } from '../notices/news.ts'
import type { DueNotice } from '../notices/notices.store.ts'
import type { NoticeConsumer } from '../notices/relay.service.ts'
import { isOrderPlugin } from '../orders/order-kind.ts'
import { findOrder, findOrderPaidBy, findPaymentsOf } from '../orders/orders.store.ts'
import { ofOrderStep } from './order-message.ts'
import { compose, type MessageFacts } from './compose.ts'
import {
  addressesOf,
  isStale,
  occasionOf,
  type Address,
  type Occasion,
  type OrderOccasion,
  type PaymentOccasion,
} from './messages.domain.ts'
import { defaultSettings, type Channel } from '../notices/notification-settings.ts'
import { ofTickets } from './ticket-message.ts'
import {
  findSender,
  findSubject,
  findTemplates,
  insertMessages,
  isStillKnown,
  type NewMessage,
  type SubjectRow,
} from './messages.store.ts'

export type MessageDeps = {
  db: Db
  publicUrl: string
  /** Whether the channel is sent here. Messages of other channels are kept in the outbox. */
  carries: (channel: Channel) => boolean
}

/** Reads the news and writes the messages. Sending is separate work: a slow mail server delays nothing. */
export const messageWriter = (deps: MessageDeps): NoticeConsumer => ({
  name: 'messages',
  async deliver(notice) {
    const draft = await firstDraft(deps, notice)
    if (!draft) return
    const messages = await written(deps, notice, draft)
    if (messages.length === 0) return
    await inTransaction(deps.db, async (tx) => {
      const { merchantId } = notice
      if (await isStillKnown(tx, { merchantId, customer: draft.customer })) await insertMessages(tx, messages)
      else throw new Error('the customer was erased meanwhile: the notice is read once more')
    })
  },
})

/** The message of a notice; null if it needs none. One source for each kind of object. */
type MessageSource = (deps: MessageDeps, notice: DueNotice) => Promise<Draft | null>

async function firstDraft(deps: MessageDeps, notice: DueNotice): Promise<Draft | null> {
  for (const source of sources) {
    const draft = await source(deps, notice)
    if (draft) return draft
  }
  return null
}

export type Draft = {
  facts: MessageFacts
  /** What makes it one of its kind. */
  about: string
  transactionId: string | null
  /** As they were read. */
  customer: SubjectRow['customer']
  language: Locale
  addresses: readonly Address[]
}

/** Messages about a transaction to the customer and the request's other recipients. */
async function ofPayment({ db, publicUrl }: MessageDeps, notice: DueNotice): Promise<Draft | null> {
  const news = readNews(notice)
  const found = news && occasionOf(news)
  if (!news || !found) return null
  const { occasion, about } = found
  const row = await findSubject(db, {
    merchantId: notice.merchantId,
    publicId: news.transaction,
    attemptId: news.attempt,
  })
  if (!row || isStale(occasion, row) || (await isOfLostOrder(db, notice, { occasion, row }))) return null
  const { transaction, merchant, customer } = row
  const settings = transaction.notifications ?? merchant.notifications ?? defaultSettings(transaction.plugin)
  const contact = { email: customer?.email ?? null, phone: customer?.phone ?? null }
  const addresses = addressesOf(occasion, { settings, customer: contact })
  if (addresses.length === 0) return null
  return draftAbout({ publicUrl }, { row, occasion, about, news, addresses })
}

/** Money of an order that nobody gets any more goes back at once: what `ofOrder` says of it is the one truth. */
async function isOfLostOrder(
  db: Db,
  { merchantId }: DueNotice,
  { occasion, row: { transaction } }: { occasion: PaymentOccasion; row: SubjectRow },
): Promise<boolean> {
  const isMoney = occasion === 'paid' || occasion === 'authorized' || occasion === 'cod'
  if (!isMoney || !isOrderPlugin(transaction.plugin)) return false
  const order = await findOrderPaidBy(db, { merchantId, publicId: transaction.publicId })
  return order?.state === 'late_unfulfillable' || order?.state === 'canceled'
}

type Subject = Pick<Draft, 'about' | 'addresses'> & {
  row: SubjectRow
  occasion: PaymentOccasion | OrderOccasion
  news: Pick<News, 'amount' | 'charge' | 'currency'>
}

/** One occasion of one transaction, ready to be worded. */
export function draftAbout(
  { publicUrl }: Pick<MessageDeps, 'publicUrl'>,
  { row, occasion, about, news, addresses }: Subject,
): Draft {
  const { transaction, merchant } = row
  const origin = merchantOrigin(publicUrl, merchant.hosts)
  const language = row.attempt?.language ?? transaction.language
  return {
    about,
    addresses,
    transactionId: transaction.publicId,
    customer: row.customer,
    language,
    facts: {
      ...partiesOf(row),
      occasion,
      amount: amountOf(news, row),
      reference: transaction.orderNo ?? transaction.publicId,
      link: `${origin}/${language}/${pageOf(occasion, row)}`,
    },
  }
}

/** Mails a merchant whose server has not answered for days. */
async function ofWebhook({ db }: MessageDeps, notice: DueNotice): Promise<Draft | null> {
  if (notice.topic !== 'webhook.disabled') return null
  const merchant = await findSender(db, notice.merchantId)
  if (!merchant?.email) return null
  const url = String(notice.payload['url'] ?? '')
  return {
    about: `${String(notice.payload['endpoint'])}:${String(notice.payload['since'])}`,
    addresses: addressesOf('paid', {
      settings: { email: ['paid'] },
      customer: { email: merchant.email, phone: null },
    }),
    transactionId: null,
    customer: null,
    language: isLocale(merchant.defaultLanguage) ? merchant.defaultLanguage : 'en',
    facts: {
      occasion: 'webhook_disabled',
      merchant: { en: merchant.titleEn, ar: merchant.titleAr, brand: merchant.brand },
      customer: nobody,
      description: nobody,
      amount: null,
      reference: '',
      link: url,
    },
  }
}

/** Money arrived for an order that cannot be fulfilled: mails its payer why it is refunded, whatever the mail settings. */
async function ofOrder({ db, publicUrl }: MessageDeps, notice: DueNotice): Promise<Draft | null> {
  const { merchantId, topic, payload } = notice
  if (topic !== 'order.unfulfillable') return null
  const publicId = String(payload['order'])
  const order = await findOrder(db, { merchantId, publicId })
  const [payment] = order ? await findPaymentsOf(db, { merchantId, orderId: order.id }) : []
  const row = payment && (await findSubject(db, { merchantId, publicId: payment.publicId }))
  if (!order || !row) return null
  const { transaction, merchant, customer } = row
  const settings = transaction.notifications ?? merchant.notifications ?? defaultSettings(transaction.plugin)
  const contact = {
    email: customer?.email ?? order.customerEmail,
    phone: customer?.phone ?? order.customerPhone,
  }
  const addresses = addressesOf('refunded', {
    settings: { ...settings, email: [...(settings.email ?? []), 'refunded'], emailRecipients: [] },
    customer: contact,
  })
  if (addresses.length === 0) return null
  const occasion = 'order_unfulfilled'
  return draftAbout({ publicUrl }, { row, occasion, about: order.publicId, news: {}, addresses })
}

const sources: readonly MessageSource[] = [ofPayment, ofWebhook, ofOrder, ofTickets, ofOrderStep]

export async function written(
  { db, carries }: MessageDeps,
  { merchantId, createdAt }: Pick<DueNotice, 'merchantId' | 'createdAt'>,
  { facts, about, transactionId, language, addresses }: Draft,
): Promise<NewMessage[]> {
  const { occasion } = facts
  const templates = await findTemplates(db, { merchantId, occasion, language })
  return addresses.map(({ channel, recipient }) => {
    const own = templates.find((template) => template.channel === channel) ?? null
    const publicId = newPublicId()
    const link = channel === 'email' && occasion === 'created' ? `${facts.link}#mail=${publicId}` : facts.link
    return {
      ...compose({ ...facts, link }, { channel, locale: language, own }),
      ...(carries(channel) ? { state: 'due', dueAt: createdAt } : { state: 'kept' }),
      merchantId,
      publicId,
      occasion,
      occasionKey: `${occasion}:${about}`,
      channel,
      recipient,
      language,
      transactionId,
      createdAt,
    }
  })
}

const nobody: Localised = { en: '', ar: '' }

const partiesOf = ({ transaction, customer, merchant }: SubjectRow) => ({
  merchant: { en: merchant.titleEn, ar: merchant.titleAr, brand: merchant.brand },
  customer: { en: customer?.nameEn ?? '', ar: customer?.nameAr ?? '' },
  description: { en: transaction.descriptionEn, ar: transaction.descriptionAr },
})

/** What was taken, held or given back; else what was asked for. */
function amountOf({ amount, charge, currency }: Subject['news'], { transaction }: SubjectRow): Money {
  const told = amount ?? charge
  return told !== undefined && currency !== undefined
    ? money(told, currency)
    : money(transaction.amount, transaction.currency)
}

function pageOf(occasion: Occasion, { transaction, attempt }: SubjectRow): string {
  return occasion === 'created' || !attempt ? `pay/${transaction.publicId}` : `attempt/${attempt.publicId}`
}
