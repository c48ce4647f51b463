import { parseAmount, type Money } from '@wasl/domain/money'
import type { CreateTransaction } from '../kernel/ledger/create-transaction.service.ts'
import type { NoticeConsumer } from '../kernel/notices/relay.service.ts'
import { addCustomer } from '../kernel/merchants/merchants.service.ts'
import type { Db } from '../platform/db/db.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import type { DemoFiles, DemoRequest } from './demo-files.ts'
import { demoMoment } from './demo-moment.ts'
import type { PastLedger } from './past-ledger.ts'
import { pastPayment } from './past-payment.ts'
import { findCustomerId } from './demo.store.ts'
import { playPayment } from './play-payment.ts'

export type RequestSeeding = {
  db: Db
  files: DemoFiles
  past: PastLedger
  now: Date
  publicUrl: string
  /** File name in the demo → id of the stored file. */
  attachments: ReadonlyMap<string, string>
  consumers: readonly NoticeConsumer[]
}

/** Every request of the demo, with its past played through the ledger. */
export async function seedRequests(seeding: RequestSeeding): Promise<void> {
  const customerId = customerBook(seeding)
  for (const request of seeding.files.requests) {
    await seedRequest(seeding, request, await customerId(merchantOf(seeding, request).id, request.customer))
  }
}

async function seedRequest(seeding: RequestSeeding, request: DemoRequest, customerId: number): Promise<void> {
  const { files, past, now } = seeding
  const merchant = merchantOf(seeding, request)
  past.at(demoMoment(request.created, now))
  const created = await past.ledger.createTransaction(commandOf(seeding, request, customerId))
  if (!created.ok) {
    if (created.error === 'publicIdTaken' || created.error === 'orderNoTaken') return
    throw new Error(`${request.id} was refused: ${created.error}`)
  }
  const payment = pastPayment(
    request,
    files.attempts.find((line) => line.request === request.id),
    now,
  )
  if (payment) await playPayment({ past, request, payment, merchant, publicUrl: seeding.publicUrl })
  await endRequest(seeding, request)
  await giveBack(seeding, { request, paidAt: payment?.createdAt ?? now })
  if (request.deleted) {
    past.at(now)
    const ref = { merchantId: merchant.id, publicId: request.id, actor: request.initiator ?? 'demo' }
    const hidden = await past.ledger.deleteTransaction({ ...ref, isDeleted: true })
    if (!hidden.ok) throw new Error(`${request.id} cannot be deleted: ${hidden.error}`)
  }
}

/** Refunds of an hour after the payment, as the bank's book has them. */
async function giveBack(
  seeding: RequestSeeding,
  { request, paidAt }: { request: DemoRequest; paidAt: Date },
): Promise<void> {
  const { past } = seeding
  for (const [index, { amount }] of (request.txns ?? []).entries()) {
    const name = `RF-${request.id.replace(/^PR-/, '')}-${index + 1}`
    past.at(new Date(paidAt.getTime() + 3_600_000))
    past.nameOperation(name)
    const done = await past.ledger.operate({
      merchantId: merchantOf(seeding, request).id,
      publicId: request.id,
      kind: 'refund',
      amount,
      availableSeen: null,
      attemptId: null,
      claim: null,
      idempotencyKey: name,
      actor: request.initiator ?? 'demo',
      isConfirmed: () => true,
      admit: null,
    })
    if (!done.ok) throw new Error(`${request.id} cannot be refunded in the past: ${done.error.kind}`)
  }
}

/** Requests that ended without a payment: by their merchant, or by time. */
async function endRequest(
  { past, now, consumers, ...seeding }: RequestSeeding,
  request: DemoRequest,
): Promise<void> {
  const ref = {
    merchantId: merchantOf(seeding, request).id,
    publicId: request.id,
    actor: request.initiator ?? 'demo',
  }
  if (request.gateway !== null) return
  switch (request.state) {
    case 'invalid':
      await past.ledger.withdrawTransaction({
        ...ref,
        event: 'merchant.invalidated',
        message: { en: request.message_en ?? '', ar: request.message_ar ?? '' },
      })
      return
    case 'canceled':
      await past.ledger.withdrawTransaction({ ...ref, event: 'merchant.canceled' })
      return
    case 'expired':
      past.at(demoMoment(request.expires, now))
      await past.ledger.runJanitorOnce(consumers)
      return
    default:
  }
}

function commandOf(
  { files, attachments, now }: RequestSeeding,
  request: DemoRequest,
  customerId: number,
): CreateTransaction {
  const amount = (text: string): Money => amountOf(text, request.currency)
  const isFlagged = (flag: string): boolean => request.flags.includes(flag)
  return {
    merchantId: merchantOf({ files }, request).id,
    plugin: request.plugin,
    unitKey: request.unit,
    publicId: request.id,
    amount: amount(request.amount),
    delivery: amount(request.delivery_charges ?? '0'),
    minimumAmount: request.minimum_amount ? amount(request.minimum_amount) : null,
    pgCodes: request.pg_codes,
    expiresAt: demoMoment(request.expires, now),
    customerId,
    orderNo: request.order_no,
    editableAmount: isFlagged('editable_amount'),
    operation: request.operation ?? 'purchase',
    language: request.language,
    initiator: request.initiator,
    descriptionEn: request.description_en,
    descriptionAr: request.description_ar,
    remarks: request.remarks ?? [],
    extra: request.extra ?? {},
    asksAdditionalPhone: request.additional_phone_number ?? false,
    attachmentId: request.attachment ? (attachments.get(request.attachment.file) ?? null) : null,
    nextUrl: request.next_url ?? null,
    captureAddress: isFlagged('address'),
    captureLocation: isFlagged('location'),
    firstPopupEn: request.first_popup_en ?? null,
    firstPopupAr: request.first_popup_ar ?? null,
    secondPopupEn: request.second_popup_en ?? null,
    secondPopupAr: request.second_popup_ar ?? null,
  }
}

/** A customer is one merchant's: the same person at two merchants is two customers. */
function customerBook({ db, files }: RequestSeeding) {
  const known = new Map<string, number>()
  return async (merchantId: number, key: string): Promise<number> => {
    const place = `${merchantId} ${key}`
    const kept = known.get(place)
    if (kept !== undefined) return kept
    const person = files.customers.find((entry) => entry.key === key)
    if (!person) throw new Error(`no customer ${key} in the demo`)
    const { en: nameEn, ar: nameAr, email, phone } = person
    const id =
      (await findCustomerId(db, { merchantId, key })) ??
      (await inTransaction(db, (tx) => addCustomer(tx, { merchantId, key, nameEn, nameAr, email, phone })))
    known.set(place, id)
    return id
  }
}

function merchantOf(
  { files }: Pick<RequestSeeding, 'files'>,
  request: DemoRequest,
): DemoFiles['merchants'][number] {
  const merchant = files.merchants.find(({ key }) => key === request.merchant)
  if (!merchant) throw new Error(`no merchant ${request.merchant} in the demo`)
  return merchant
}

function amountOf(text: string, currency: string): Money {
  const parsed = parseAmount(text, currency)
  if (!parsed.ok) throw new Error(`${text} ${currency} is no amount: ${parsed.error}`)
  return parsed.value
}
