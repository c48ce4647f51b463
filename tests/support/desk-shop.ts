import { gateway, merchant, merchantHost, unit } from '@wasl/core/kernel/merchants/merchants.schema'
import type { Db } from '@wasl/core/platform/db/db'

export type Shop = { merchantId: number; host: string }

let shops = 0

/**
 * A merchant of its own at the sandbox bank. `knet` costs 0.250, so that what is captured is never just the amount asked
 * for; `card` costs 0.400 and takes dollars too, `knet-once` allows a single attempt, `hold` only authorizes, and there is
 * cash on delivery.
 */
export async function openShop(db: Db): Promise<Shop> {
  shops += 1
  const shop = { merchantId: shops, host: `shop-${shops}.localhost:4000` }
  const { merchantId } = shop
  await db.insert(merchant).values({
    id: merchantId,
    key: `shop-${shops}`,
    titleEn: 'Tamra & Tide',
    titleAr: 'تمرة ومدّ',
    brand: '#0b6e6e',
    countryCode: 'KW',
    currency: 'KWD',
    timezone: 'Asia/Kuwait',
    plugins: ['payment_request'],
    redirectOrigins: [],
  })
  await db.insert(merchantHost).values({ merchantId, host: `shop-${shops}.localhost` })
  await db.insert(unit).values({ merchantId, key: 'main', titleEn: 'Main', titleAr: 'الرئيسي' })
  const bank = {
    merchantId,
    adapter: 'sandbox',
    nameEn: 'Bank',
    nameAr: 'بنك',
    verbEn: 'Pay Now',
    verbAr: 'ادفع الآن',
    operation: 'purchase' as const,
    currencies: ['KWD'],
    fees: { KWD: '0.250' },
  }
  await db.insert(gateway).values([
    { ...bank, code: 'knet' },
    { ...bank, code: 'card', currencies: ['KWD', 'USD'], fees: { KWD: '0.400', USD: '0.80' } },
    { ...bank, code: 'knet-once', multipleAttempts: false },
    { ...bank, code: 'hold', operation: 'authorize' },
    { ...bank, code: 'cod', adapter: 'cod', fees: {} },
  ])
  return shop
}

export const gatewayCodes = ['knet', 'card', 'knet-once', 'hold', 'cod'] as const
export type GatewayCode = (typeof gatewayCodes)[number]
