import type {
  RequestForm,
  RequestTemplate as CoreTemplate,
  UploadedFile as CoreFile,
} from '@wasl/contracts/core/dashboard/payment-request.contract'
import type { CreatedRequest as CoreCreated } from '@wasl/contracts/core/pay/requests.contract'
import type { LocalisedText } from '@wasl/contracts/values/web'
import {
  announcements,
  type CreatedRequest,
  type OfferedGateway,
  type RequestSetup,
  type RequestTemplate,
  type UploadedFile,
} from '@wasl/contracts/web/dashboard/payment-request.contract'
import type { z } from 'zod'
import { ownPath, webAddress } from '../../answer/address.ts'
import { toDisclaimer } from '../../pages/disclaimer.translate.ts'
import { toFields } from './fields.translate.ts'

type Form = z.infer<typeof RequestForm>

export const toSetup = (form: Form): RequestSetup => ({
  currency: form.currency,
  currencies: form.currencies,
  country: form.country,
  language: form.language,
  units: form.units.map((unit) => ({
    key: unit.key,
    isPaused: unit.is_paused,
    unit: {
      title: { en: unit.title_en, ar: unit.title_ar },
      logoUrl: ownPath(unit.logo_url),
      website: webAddress(unit.website),
      showTitle: unit.show_unit_title,
      headerColor: unit.header_color,
      social: {
        x: webAddress(unit.twitter_url),
        instagram: webAddress(unit.instagram_url),
        facebook: webAddress(unit.facebook_url),
      },
    },
  })),
  gateways: form.gateways.map(toGateway),
  preferredGateway: form.preferred_gateway,
  customFields: form.custom_fields.map(({ name, label_en, label_ar }) => ({
    name,
    label: { en: label_en, ar: label_ar },
  })),
  productTypes: form.product_types,
  redirectOrigins: form.redirect_origins,
  notifications: {
    email: known(form.notifications.email),
    sms: known(form.notifications.sms),
    whatsapp: known(form.notifications.whatsapp),
  },
  terms: form.terms && {
    html: { en: form.terms.en, ar: form.terms.ar },
    version: form.terms.version,
    required: form.terms.required,
  },
  disclaimer: toDisclaimer(form.disclaimer),
  header: { languageButton: form.header.language_button, social: form.header.social },
  defaultHours: form.default_hours,
  longestDays: form.longest_days,
  attachment: { endings: form.attachment.endings, mostBytes: form.attachment.most_bytes },
  mayManageTemplates: form.may_manage_templates,
})

const toGateway = (gateway: Form['gateways'][number]): OfferedGateway => ({
  code: gateway.code,
  name: { en: gateway.name_en, ar: gateway.name_ar },
  currencies: gateway.currencies,
  feesAt: gateway.fees_at,
  verb: { en: gateway.verb_en, ar: gateway.verb_ar },
  nextStep: either(gateway.next_step_en, gateway.next_step_ar),
  logoUrl: ownPath(gateway.logo_url),
  isWallet: gateway.is_wallet,
})

const known = (names: readonly string[]) => announcements.filter((name) => names.includes(name))

const either = (en: string | null, ar: string | null): LocalisedText | null =>
  en || ar ? { en: en ?? '', ar: ar ?? '' } : null

export const toFile = (file: z.infer<typeof CoreFile>): UploadedFile => ({
  url: file.file_url,
  name: file.original_filename,
  contentType: file.content_type,
  bytes: file.bytes,
})

export const toTemplate = (template: z.infer<typeof CoreTemplate>): RequestTemplate => ({
  id: template.id,
  name: template.name,
  fields: toFields(template.fields),
  attachment: template.attachment && toFile(template.attachment),
  changedBy: template.changed_by,
  changedAt: template.changed_at,
})

export const toCreated = (created: z.infer<typeof CoreCreated>): CreatedRequest => ({
  id: created.id,
  amount: created.amount,
  currency: created.currency_code,
  payUrl: webAddress(created.checkout_url) ?? '',
  expiresAt: created.expiration_time,
})
