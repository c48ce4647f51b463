import { addMerchant, type NewMerchant } from '../kernel/merchants/merchants.service.ts'
import { findMerchant } from '../kernel/merchants/merchants.store.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/db.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import { readDemoFiles, type DemoFiles } from './demo-files.ts'
import { demoMoment } from './demo-moment.ts'

/** Every merchant offers every gateway; which ones a request takes is the request's own list. */
export async function seedMerchants({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const files = await readDemoFiles()
  const now = clock.now()
  for (const entry of files.merchants) {
    if (await findMerchant(db, entry.id)) continue
    const units = files.units.filter(({ merchant }) => merchant === entry.key)
    await inTransaction(db, (tx) =>
      addMerchant(tx, {
        merchant: merchantRow(entry),
        hosts: entry.hosts,
        units: units.map((unit) => unitRow(unit, now)),
        gateways: files.gateways.map(gatewayRow),
      }),
    )
  }
}

const merchantRow = (entry: DemoFiles['merchants'][number]): NewMerchant['merchant'] => ({
  id: entry.id,
  key: entry.key,
  titleEn: entry.title_en,
  titleAr: entry.title_ar,
  subheaderEn: entry.subheader_en,
  subheaderAr: entry.subheader_ar,
  legalEn: entry.legal_en,
  legalAr: entry.legal_ar,
  brand: entry.brand,
  website: entry.website,
  phone: entry.phone,
  whatsapp: entry.whatsapp,
  email: entry.email,
  countryCode: entry.country_code,
  currency: entry.currency,
  timezone: entry.timezone,
  plugins: entry.plugins,
  preferredGateway: entry.preferred_gateway,
  logoUrl: entry.logo_url,
  faviconUrl: entry.favicon_url,
  adminUrl: entry.admin_url,
  redirectOrigins: entry.redirect_origins,
  termsEn: entry.terms_en,
  termsAr: entry.terms_ar,
  notifications: entry.notifications,
  termsVersion: entry.terms_version,
  termsRequired: entry.terms_required,
  maskCustomer: entry.mask_customer,
  disclaimer: entry.disclaimer,
  disclaimerEn: entry.disclaimer_message_en,
  disclaimerAr: entry.disclaimer_message_ar,
})

const unitRow = (entry: DemoFiles['units'][number], now: Date): NewMerchant['units'][number] => ({
  key: entry.key,
  titleEn: entry.title_en,
  titleAr: entry.title_ar,
  website: entry.website,
  twitterUrl: entry.twitter_url,
  instagramUrl: entry.instagram_url,
  facebookUrl: entry.facebook_url,
  showUnitTitle: entry.show_unit_title,
  headerColor: entry.header_color,
  logoUrl: entry.logo_url,
  paused: entry.paused ?? false,
  pausedUntil: entry.paused_until ? demoMoment(entry.paused_until, now) : null,
  pausedMessageEn: entry.message_en,
  pausedMessageAr: entry.message_ar,
})

/** Wallets are no pay choices of their own. */
const wallets = ['apple_pay', 'google_pay']

const gatewayRow = (entry: DemoFiles['gateways'][number]): NewMerchant['gateways'][number] => ({
  code: entry.code,
  adapter: entry.adapter,
  nameEn: entry.en,
  nameAr: entry.ar,
  verbEn: entry.verb_en,
  verbAr: entry.verb_ar,
  nextStepEn: entry.next_step_en || null,
  nextStepAr: entry.next_step_ar || null,
  logoUrl: entry.logo_url,
  currencies: entry.currencies,
  operation: entry.operation,
  multipleAttempts: entry.multiple_attempts,
  fees: entry.fees,
  wallet: wallets.includes(entry.code),
})
