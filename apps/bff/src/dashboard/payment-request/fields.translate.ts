import type { RequestFields as CoreFields } from '@wasl/contracts/core/dashboard/payment-request.contract'
import type { NewRequest } from '@wasl/contracts/core/pay/requests.contract'
import type { RequestCommand, RequestFields } from '@wasl/contracts/web/dashboard/payment-request.contract'
import { byName } from '@wasl/domain/by-name'
import { fieldNames, type FieldName } from '../../core/core-problem.ts'

/** The form's names and the core's, one by one; their values are the same but for remarks. */
const names = {
  amount: 'amount',
  currency: 'currency_code',
  gateways: 'pg_codes',
  unit: 'unit_code',
  productType: 'product_type',
  promotionalPrice: 'promotional_price',
  language: 'language',
  descriptionEn: 'description_en',
  descriptionAr: 'description_ar',
  customFields: 'merchant_details',
  delivery: 'delivery_charges',
  isEditable: 'has_editable_amount',
  minimum: 'minimum_amount',
  minimumPercent: 'minimum_percentage',
  maximum: 'maximum_amount',
  asksPhone: 'additional_phone_number',
  capturesAddress: 'capture_delivery_address',
  capturesLocation: 'capture_delivery_location',
  firstName: 'customer_first_name',
  lastName: 'customer_last_name',
  email: 'customer_email',
  phone: 'customer_phone',
  secondPhone: 'customer_phone_2',
  attachment: 'attachment',
  terms: 'terms',
  redirectUrl: 'redirect_url',
  webhookUrl: 'webhook_url',
  notifications: 'notifications',
  recipients: 'email_recipients',
} as const

const all: Readonly<Record<string, string>> = byName({
  ...names,
  remarks: 'remarks',
  orderNo: 'order_no',
  expiresAt: 'expiration_time',
  dueAt: 'due_datetime',
  expiresInHours: 'expires_in_hours',
})

const webNames = new Map(Object.entries(all).map(([web, core]) => [core, web]))

/** What was sent as it came, under the core's names; the core refuses what is missing. */
export const toNewRequest = (command: RequestCommand): NewRequest =>
  // The contract of the web has checked each value; what must be there is the core's to say, in the user's language.
  renamed(command) as NewRequest

export const toCoreFields = (fields: RequestFields): CoreFields => renamed(fields) as CoreFields

function renamed({ remarks, ...rest }: RequestCommand | RequestFields): object {
  const named = Object.entries(rest).flatMap(([name, value]) => {
    const core = all[name]
    return core === undefined || value === undefined ? [] : [[core, value] as const]
  })
  return {
    ...Object.fromEntries(named),
    ...(remarks && {
      remarks: remarks.map(({ labelEn, labelAr, value }) => ({
        label_en: labelEn,
        label_ar: labelAr,
        value,
      })),
    }),
  }
}

export function toFields({ remarks, ...rest }: CoreFields): RequestFields {
  const named = Object.entries(rest).flatMap(([name, value]) => {
    const web = webNames.get(name)
    return web === undefined || value === undefined ? [] : [[web, value] as const]
  })
  return {
    // Every name of the core's stands in the table above, with a value of the same type.
    ...(Object.fromEntries(named) as RequestFields),
    ...(remarks && {
      remarks: remarks.map(({ label_en, label_ar, value }) => ({
        labelEn: label_en,
        labelAr: label_ar,
        value,
      })),
    }),
  }
}

const formName = fieldNames(Object.fromEntries(webNames))

/** What is wrong inside a list is wrong with the list. */
export const formField: FieldName = (field) => formName(field.split('.')[0] ?? field)
