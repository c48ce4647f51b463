import type {
  Announcement,
  Channel,
  RequestCommand,
  RequestFields,
  RequestSetup,
  UploadedFile,
} from '@wasl/contracts/web/dashboard/payment-request.contract'
import { readTypedAmount } from '@wasl/domain/digits'
import { startLink, type LinkDraft } from './link-form.ts'
import type { TypedPhone } from '@wasl/ui/fields/phone/typed-phone.ts'

export type RemarkDraft = { id: number; labelEn: string; labelAr: string; value: string }

/** The form as it stands: text as it was typed. */
export type RequestForm = LinkDraft & {
  amount: string
  currency: string
  delivery: string
  orderNo: string
  productType: string
  promotionalPrice: string
  descriptionEn: string
  descriptionAr: string
  isEditable: boolean
  minimumKind: 'none' | 'fixed' | 'share'
  minimum: string
  share: string
  maximum: string
  firstName: string
  lastName: string
  email: string
  phone: TypedPhone
  secondPhone: TypedPhone
  language: 'en' | 'ar'
  unit: string
  gateways: readonly string[]
  life: Life
  /** On the merchant's clock, "2026-11-20T14:05". */
  expires: string | null
  due: string | null
  file: UploadedFile | null
  terms: 'merchant' | 'required' | 'none'
  asksPhone: boolean
  capturesAddress: boolean
  capturesLocation: boolean
  remarks: readonly RemarkDraft[]
  customFields: Readonly<Record<string, string>>
  told: Readonly<Record<Channel, readonly Announcement[]>>
  recipients: string
  redirectUrl: string
  webhookUrl: string
}

export const lives = ['1', '24', '168', 'custom'] as const
export type Life = (typeof lives)[number]

export type Seed = { fields: RequestFields; attachment: UploadedFile | null }

/** An empty form of this merchant, or one that begins with what a template or another request says. */
export function startForm(setup: RequestSetup, seed: Seed | null, isLink = false): RequestForm {
  const { fields = {}, attachment = null } = seed ?? {}
  const currency = fields.currency ?? setup.currency
  const phone = (text = ''): TypedPhone => ({ country: setup.country as TypedPhone['country'], text })
  const open = setup.units.find(({ isPaused }) => !isPaused) ?? setup.units[0]
  const hours = String(fields.expiresInHours ?? setup.defaultHours)
  const { email = [], sms = [], whatsapp = [] } = fields.notifications ?? setup.notifications
  const unit = setup.units.some(({ key }) => key === fields.unit) ? (fields.unit ?? '') : (open?.key ?? '')
  return {
    ...startLink(isLink),
    amount: fields.amount ?? '',
    currency,
    delivery: fields.delivery ?? '',
    orderNo: '',
    productType: fields.productType ?? '',
    promotionalPrice: fields.promotionalPrice ?? '',
    descriptionEn: fields.descriptionEn ?? '',
    descriptionAr: fields.descriptionAr ?? '',
    isEditable: fields.isEditable ?? false,
    minimumKind: fields.minimumPercent ? 'share' : fields.minimum ? 'fixed' : 'none',
    minimum: fields.minimum ?? '',
    share: fields.minimumPercent ? String(fields.minimumPercent) : '',
    maximum: fields.maximum ?? '',
    firstName: fields.firstName ?? '',
    lastName: fields.lastName ?? '',
    email: fields.email ?? '',
    phone: phone(fields.phone),
    secondPhone: phone(fields.secondPhone),
    language: fields.language ?? setup.language,
    unit,
    gateways: offeredIn(setup, { currency, unit })
      .map(({ code }) => code)
      .filter((code) => fields.gateways?.includes(code) ?? true),
    life: lives.find((life) => life === hours) ?? '24',
    expires: null,
    due: null,
    file: attachment,
    terms: fields.terms ?? 'merchant',
    asksPhone: fields.asksPhone ?? false,
    capturesAddress: fields.capturesAddress ?? false,
    capturesLocation: fields.capturesLocation ?? false,
    remarks: (fields.remarks ?? []).map((remark, id) => ({ id, ...remark })),
    customFields: fields.customFields ?? {},
    told: { email, sms, whatsapp },
    recipients: (fields.recipients ?? []).join(', '),
    redirectUrl: fields.redirectUrl ?? '',
    webhookUrl: fields.webhookUrl ?? '',
  }
}

type Where = Pick<RequestForm, 'currency' | 'unit'>

/** The gateways that take a currency at a unit, with what they cost there: the others are not shown. */
export const offeredIn = ({ gateways }: RequestSetup, { currency, unit }: Where) =>
  gateways.flatMap(({ feesAt, ...gateway }) => {
    const fees = feesAt[unit]
    return fees && gateway.currencies.includes(currency) ? [{ ...gateway, fees }] : []
  })

/** Another currency or unit: what cannot be had there is given up, what alone can be had there is chosen. */
export function moved(form: RequestForm, setup: RequestSetup, to: Partial<Where>): RequestForm {
  const there = { ...form, ...to }
  const offered = offeredIn(setup, there).map(({ code }) => code)
  const kept = form.gateways.filter((code) => offered.includes(code))
  return { ...there, gateways: kept.length > 0 ? kept : offered }
}

/** The gateways that were chosen before and cannot be had any more. */
export const leftOut = (before: readonly string[], now: RequestForm, setup: RequestSetup) => {
  const offered = offeredIn(setup, now).map(({ code }) => code)
  return setup.gateways.filter(({ code }) => before.includes(code) && !offered.includes(code))
}

/** Decimal text for the wire; what cannot be read goes as it was typed, for the core to refuse. */
export function amountText(typed: string, currency: string): string {
  const read = readTypedAmount(typed.trim(), currency)
  return read.kind === 'plain' ? read.text : typed.trim()
}

/** Everything of the form that a template keeps as well. */
export function fieldsOf(form: RequestForm, phones: { phone: string; secondPhone: string }): RequestFields {
  const amount = (typed: string) => (typed.trim() ? amountText(typed, form.currency) : undefined)
  const text = (typed: string) => typed.trim() || undefined
  const remarks = form.remarks
    .map(({ labelEn, labelAr, value }) => ({
      labelEn: labelEn.trim() || labelAr.trim(),
      labelAr: labelAr.trim() || labelEn.trim(),
      value: value.trim(),
    }))
    .filter(({ labelEn, value }) => labelEn || value)
  const own = Object.entries(form.customFields).filter(([, value]) => value.trim() !== '')
  const recipients = form.recipients.split(/[\s,;،]+/).filter(Boolean)
  return withoutNothing({
    amount: amount(form.amount),
    currency: form.currency,
    gateways: [...form.gateways],
    unit: text(form.unit),
    productType: text(form.productType),
    promotionalPrice: text(form.promotionalPrice),
    language: form.language,
    descriptionEn: text(form.descriptionEn),
    descriptionAr: text(form.descriptionAr),
    delivery: amount(form.delivery),
    isEditable: form.isEditable,
    ...(form.isEditable && {
      minimum: form.minimumKind === 'fixed' ? amount(form.minimum) : undefined,
      minimumPercent: form.minimumKind === 'share' ? Number(form.share) || undefined : undefined,
      maximum: amount(form.maximum),
    }),
    firstName: text(form.firstName),
    lastName: text(form.lastName),
    email: text(form.email),
    phone: text(phones.phone),
    secondPhone: text(phones.secondPhone),
    attachment: form.file?.url,
    terms: form.terms,
    asksPhone: form.asksPhone,
    capturesAddress: form.capturesAddress,
    capturesLocation: form.capturesLocation,
    remarks: remarks.length > 0 ? remarks : undefined,
    customFields: own.length > 0 ? Object.fromEntries(own) : undefined,
    redirectUrl: text(form.redirectUrl),
    webhookUrl: text(form.webhookUrl),
    notifications: {
      email: [...form.told.email],
      sms: [...form.told.sms],
      whatsapp: [...form.told.whatsapp],
    },
    recipients: recipients.length > 0 ? recipients : undefined,
  })
}

type Sending = {
  fields: RequestFields
  /** An instant of the merchant's wall clock. */
  instantOf: (wallTime: string) => string
  now: number
  /** Without sending, nobody hears that there is something to pay. */
  isSent: boolean
}

const hourMs = 3_600_000

export function commandOf(form: RequestForm, { fields, instantOf, now, isSent }: Sending): RequestCommand {
  const { expiresInHours: _hours, notifications, ...rest } = fields
  const without = (told: readonly Announcement[] = []) => told.filter((one) => isSent || one !== 'created')
  return withoutNothing({
    ...rest,
    notifications: notifications && {
      email: without(notifications.email),
      sms: without(notifications.sms),
      whatsapp: without(notifications.whatsapp),
    },
    orderNo: form.orderNo.trim() || undefined,
    dueAt: form.due ? instantOf(form.due) : undefined,
    expiresAt:
      form.life === 'custom'
        ? form.expires
          ? instantOf(form.expires)
          : undefined
        : new Date(now + Number(form.life) * hourMs).toISOString(),
  })
}

export const templateFieldsOf = (form: RequestForm, fields: RequestFields): RequestFields => ({
  ...fields,
  ...(form.life !== 'custom' && { expiresInHours: Number(form.life) }),
})

/** `exactOptionalPropertyTypes`: what says nothing is not there. */
const withoutNothing = <Fields extends object>(fields: {
  [Name in keyof Fields]: Fields[Name] | undefined
}): Fields => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields
