import type { RequestForm } from '@wasl/contracts/core/dashboard/payment-request.contract'
import { mostAttachmentBytes } from '@wasl/domain/attachment'
import { decimalsOf, isCurrency } from '@wasl/domain/money'
import type { z } from 'zod'
import type { Gateways } from '../../kernel/gateways/registry.ts'
import { isInstalled } from '../../kernel/ledger/installed-gateway.ts'
import { pauseAt } from '../../kernel/ledger/pay/pay.domain.ts'
import { findOwnFields } from '../../kernel/merchants/own-fields.store.ts'
import { findMerchant, type Merchant } from '../../kernel/merchants/merchants.store.ts'
import { defaultSettings } from '../../kernel/notices/notification-settings.ts'
import { may, type Staff } from '../../kernel/people/staff.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { attachmentEndings } from '../../platform/files/read-attachment.ts'
import { findOffered, findProductTypes, findUnits } from './form.store.ts'
import { gatewayOnWire, unitOnWire } from './form-on-wire.ts'

export type FormDeps = { db: Db; clock: Clock; gateways: Gateways }

const plugin = 'payment_request'

/** What a new request may say: only what the service that makes it would accept from this user. */
export async function requestForm(
  { db, clock, gateways }: FormDeps,
  staff: Staff,
): Promise<z.input<typeof RequestForm>> {
  const { merchantId } = staff
  const [merchant, units, rows, own, products] = await Promise.all([
    findMerchant(db, merchantId),
    findUnits(db, merchantId),
    findOffered(db, merchantId),
    findOwnFields(db, { merchantId, plugin }),
    findProductTypes(db, merchantId),
  ])
  if (!merchant) throw new Error(`merchant ${merchantId} has staff but is not there`)
  const offered = rows.filter((row) => isInstalled(gateways, row))
  const taken = new Set(offered.flatMap(({ currencies }) => currencies).filter(isCurrency))
  const others = [...taken].filter((code) => code !== merchant.currency).toSorted()
  const { email = [], sms = [], whatsapp = [] } = merchant.notifications ?? defaultSettings(plugin)
  return {
    currency: merchant.currency,
    currencies: [merchant.currency, ...others].map((code) => ({ code, decimals: decimalsOf(code) })),
    country: merchant.countryCode,
    language: merchant.defaultLanguage === 'ar' ? 'ar' : 'en',
    units: units.map((unit) => unitOnWire(unit, pauseAt([merchant, unit], clock.now()) !== null)),
    gateways: offered.map((row) => gatewayOnWire(row, units)),
    preferred_gateway: merchant.preferredGateway,
    custom_fields: own.map(({ name, en, ar }) => ({ name, label_en: en, label_ar: ar })),
    product_types: products,
    redirect_origins: merchant.redirectOrigins,
    notifications: { email: [...email], sms: [...sms], whatsapp: [...whatsapp] },
    terms: termsOf(merchant),
    disclaimer: merchant.disclaimer
      ? { en: merchant.disclaimerEn ?? '', ar: merchant.disclaimerAr ?? '' }
      : null,
    header: {
      language_button: merchant.headerConfig[plugin]?.languageButton ?? true,
      social: merchant.headerConfig[plugin]?.social ?? 'footer',
    },
    default_hours: 24,
    longest_days: 366,
    attachment: { endings: [...attachmentEndings], most_bytes: mostAttachmentBytes },
    may_manage_templates: may(staff, 'payment.templates'),
  }
}

const termsOf = ({ termsEn, termsAr, termsVersion, termsRequired }: Merchant) =>
  termsEn || termsAr
    ? { en: termsEn ?? '', ar: termsAr ?? '', version: termsVersion, required: termsRequired }
    : null
