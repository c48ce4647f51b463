import { parseArgs } from 'node:util'
import type { MerchantWish } from '@wasl/core/kernel/installation/merchant-change'
import { openMerchant } from '@wasl/core/kernel/installation/open-merchant.service'
import type { Asking } from '../asking.ts'
import { inInstallation } from './at-work.ts'
import { whyNotOpened } from './sentences.ts'

/** What `create` and `merchant` are told of a merchant. */
export const merchantOptions = {
  host: { type: 'string' },
  'merchant-en': { type: 'string' },
  'merchant-ar': { type: 'string' },
  currency: { type: 'string', default: 'KWD' },
  country: { type: 'string', default: 'KW' },
  timezone: { type: 'string', default: 'Asia/Kuwait' },
  brand: { type: 'string', default: '#f77c1a' },
} as const

/** `npm run admin -- merchant --host pay.pearl.example`: a further merchant. */
export async function merchant(args: string[], { line }: Asking): Promise<void> {
  const { values } = parseArgs({ args, options: merchantOptions })
  const wish: MerchantWish = {
    host: values.host ?? (await line('Host it answers at: ')),
    titleEn: values['merchant-en'] ?? (await line('Merchant in English: ')),
    titleAr: values['merchant-ar'] ?? (await line('Merchant in Arabic: ')),
    currency: values.currency,
    countryCode: values.country,
    timezone: values.timezone,
    brand: values.brand,
  }
  const opened = await inInstallation((at) => openMerchant(at, wish))
  if (!opened.ok) throw new Error(whyNotOpened(opened.error, wish))
  const { merchantId, isNew } = opened.value
  console.log(
    isNew
      ? `${wish.titleEn} (merchant ${merchantId}) answers at ${wish.host}. Its first administrator: npm run admin -- create --host ${wish.host}`
      : `${wish.titleEn} (merchant ${merchantId}) answers at ${wish.host} already.`,
  )
}
