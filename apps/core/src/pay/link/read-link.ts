import type { NewLink } from '@wasl/contracts/core/pay/links.contract'
import type { NewRequest } from '@wasl/contracts/values/new-request'
import { linkAsks } from '@wasl/domain/payment-link'
import { accepted, refused, type Result } from '@wasl/domain/result'
import { termsProblem } from '../../kernel/ledger/create-transaction.service.ts'
import type { LinkTerms, paymentLink } from '../../kernel/ledger/links.schema.ts'
import { findNamedFile } from '../../kernel/merchants/files.store.ts'
import { findMerchant, type Merchant } from '../../kernel/merchants/merchants.store.ts'
import { announcements, defaultSettings } from '../../kernel/notices/notification-settings.ts'
import type { Tx } from '../../platform/db/db.ts'
import type { TargetRules } from '../../platform/outbound/target.ts'
import { unitOf } from '../../kernel/requests/make-request.service.ts'
import { readRequest, type ReadRequest } from '../../kernel/requests/read-request.ts'
import { ledgerProblem, type FieldProblem } from '../../kernel/requests/request-refusal.ts'

const plugin = 'payment_request'
const defaultHours = 24
const longestLifeMs = 366 * 86_400_000

/** Why terms make no link. */
export type LinkProblem = { kind: 'fields'; problems: readonly FieldProblem[] } | { kind: 'pluginNotFound' }

type Facts = { merchantId: number; now: Date; origin: string; targets: TargetRules }
export type ReadLink = Omit<typeof paymentLink.$inferInsert, 'publicId' | 'createdBy' | 'createdAt'>

/** The terms of a link, checked as those of a request that is made now: what it makes later is refused by nothing here. */
export async function readLink(
  tx: Tx,
  wish: NewLink,
  { merchantId, ...facts }: Facts,
): Promise<Result<ReadLink, LinkProblem>> {
  const merchant = await findMerchant(tx, merchantId)
  if (!merchant?.plugins.includes(plugin)) return refused({ kind: 'pluginNotFound' })
  const unit = await unitOf(tx, { merchantId, wish })
  if (!unit) return fields([{ field: 'unit_code', says: 'request.unitUnknown' }])
  const read = readRequest(requestOf(wish), { plugin, merchant, ...facts })
  const expiry = readLinkExpiry(wish, facts.now)
  if (!read.ok || !expiry.ok)
    return fields([...(read.ok ? [] : read.error), ...(expiry.ok ? [] : [expiry.error])])
  const { amount, delivery, minimumAmount, maximumAmount } = read.value
  const sums = { amount, delivery, minimumAmount, maximumAmount }
  const problem = await termsProblem(tx, { merchantId, unitKey: unit.key, pgCodes: wish.pg_codes, ...sums })
  if (problem) return fields([ledgerProblem(problem, wish.currency_code)])
  const { attachment: named } = wish
  if (named !== undefined && !(await findNamedFile(tx, { merchantId, named })))
    return fields([{ field: 'attachment', says: 'request.fileUnknown' }])
  return accepted({
    merchantId,
    unitKey: unit.key,
    ...columnsOf(read.value),
    editableAmount: wish.has_editable_amount ?? false,
    terms: termsOf(wish, merchant),
    asks: linkAsks.filter((ask) => wish.asks.includes(ask)),
    maxUses: wish.max_uses ?? null,
    inactiveMessageEn: wish.inactive_message_en || null,
    inactiveMessageAr: wish.inactive_message_ar || null,
    expiresAt: expiry.value,
  })
}

export function readLinkExpiry(
  { expiration_time }: Pick<NewLink, 'expiration_time'>,
  now: Date,
): Result<Date | null, FieldProblem> {
  if (!expiration_time) return accepted(null)
  const at = new Date(expiration_time)
  const problem = (says: FieldProblem['says']) => refused({ field: 'expiration_time', says })
  if (at <= now) return problem('request.expiryInPast')
  return at.getTime() - now.getTime() > longestLifeMs ? problem('request.expiryTooLate') : accepted(at)
}

const fields = (problems: readonly FieldProblem[]): Result<never, LinkProblem> =>
  refused({ kind: 'fields', problems })

/** A link's own expiry is not that of its payments. */
function requestOf(wish: NewLink): NewRequest {
  const { asks, max_uses, inactive_message_en, inactive_message_ar, ...rest } = wish
  const { expiration_time, expires_in_hours, ...request } = rest
  return request
}

const columnsOf = ({ amount, delivery, minimumAmount, maximumAmount }: ReadRequest) => ({
  currency: amount.currency,
  amount: amount.minor,
  delivery: delivery.minor,
  minimumAmount: minimumAmount?.minor ?? null,
  maximumAmount: maximumAmount?.minor ?? null,
})

function termsOf(wish: NewLink, merchant: Merchant): LinkTerms {
  const { pg_codes, expires_in_hours = defaultHours } = wish
  return {
    pg_codes,
    expires_in_hours,
    notifications: toldOf(wish, merchant),
    ...(wish.product_type && { product_type: wish.product_type }),
    ...(wish.language && { language: wish.language }),
    ...(wish.description_en && { description_en: wish.description_en }),
    ...(wish.description_ar && { description_ar: wish.description_ar }),
    ...(wish.remarks && { remarks: wish.remarks }),
    ...(wish.merchant_details && { merchant_details: wish.merchant_details }),
    ...(wish.additional_phone_number && { additional_phone_number: true }),
    ...(wish.capture_delivery_address && { capture_delivery_address: true }),
    ...(wish.capture_delivery_location && { capture_delivery_location: true }),
    ...(wish.attachment && { attachment: wish.attachment }),
    ...(wish.terms && { terms: wish.terms }),
    ...(wish.redirect_url && { redirect_url: wish.redirect_url }),
    ...(wish.email_recipients && { email_recipients: wish.email_recipients }),
  }
}

/** No message about a request that the payer made themselves: anyone could have typed that address. */
function toldOf({ notifications }: NewLink, merchant: Merchant): NonNullable<LinkTerms['notifications']> {
  const settings = notifications ?? merchant.notifications ?? defaultSettings(plugin)
  const later = (told: readonly string[] = []) =>
    announcements.filter((name) => name !== 'created' && told.includes(name))
  return { email: later(settings.email), sms: later(settings.sms), whatsapp: later(settings.whatsapp) }
}
