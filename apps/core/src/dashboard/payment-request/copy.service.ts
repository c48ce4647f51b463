import type { RequestFields } from '@wasl/contracts/core/dashboard/payment-request.contract'
import { decimalText, money } from '@wasl/domain/money'
import type { StoredFile } from '../../kernel/merchants/files.store.ts'
import { announcements } from '../../kernel/notices/notification-settings.ts'
import type { Staff } from '../../kernel/people/staff.ts'
import type { Db } from '../../platform/db/db.ts'
import { findForCopy, type CopyRow } from './form.store.ts'

export type RequestCopy = { fields: RequestFields; file: StoredFile | null }

/** What a request was made with, for one like it; what belongs to it alone stays behind. */
export async function copyOf(
  { db }: { db: Db },
  { merchantId }: Staff,
  publicId: string,
): Promise<RequestCopy | null> {
  const found = await findForCopy(db, { merchantId, publicId })
  return found && { fields: fieldsOf(found), file: found.file }
}

function fieldsOf({ request, customer }: CopyRow): RequestFields {
  const text = (minor: number) => decimalText(money(minor, request.currency))
  const { firstName, lastName } = namesOf(customer?.nameEn ?? customer?.nameAr ?? '')
  const { notifications } = request
  return {
    amount: text(request.amount),
    currency_code: request.currency,
    pg_codes: request.pgCodes,
    unit_code: request.unitKey,
    language: request.language,
    has_editable_amount: request.editableAmount,
    additional_phone_number: request.asksAdditionalPhone,
    capture_delivery_address: request.captureAddress,
    capture_delivery_location: request.captureLocation,
    terms: request.terms,
    merchant_details: request.merchantFields,
    remarks: request.remarks,
    ...(request.delivery > 0 && { delivery_charges: text(request.delivery) }),
    ...(request.minimumAmount !== null && { minimum_amount: text(request.minimumAmount) }),
    ...(request.maximumAmount !== null && { maximum_amount: text(request.maximumAmount) }),
    ...(request.descriptionEn && { description_en: request.descriptionEn }),
    ...(request.descriptionAr && { description_ar: request.descriptionAr }),
    ...(request.promotionalPrice && { promotional_price: request.promotionalPrice }),
    ...(request.productType && { product_type: request.productType }),
    ...(request.redirectUrl && { redirect_url: request.redirectUrl }),
    ...(request.webhookUrl && { webhook_url: request.webhookUrl }),
    ...(request.attachmentId && { attachment: request.attachmentId }),
    ...(firstName && { customer_first_name: firstName }),
    ...(lastName && { customer_last_name: lastName }),
    ...(customer?.email && { customer_email: customer.email }),
    ...(customer?.phone && { customer_phone: customer.phone }),
    ...(customer?.secondPhone && { customer_phone_2: customer.secondPhone }),
    ...(notifications && {
      notifications: {
        email: known(notifications.email),
        sms: known(notifications.sms),
        whatsapp: known(notifications.whatsapp),
      },
    }),
    ...(notifications?.emailRecipients && { email_recipients: [...notifications.emailRecipients] }),
  }
}

const known = (told: readonly string[] = []) => announcements.filter((name) => told.includes(name))

/** A name is kept whole; the first word of it is the first name. */
function namesOf(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/)
  return { firstName, lastName: rest.join(' ') }
}
