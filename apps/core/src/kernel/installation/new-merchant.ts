import type { NewMerchant } from '../merchants/merchants.service.ts'
import type { MerchantWish } from './merchant-wish.ts'

/** What a merchant has who has said nothing yet: requests by link, paid in cash on delivery. */
export const newMerchant = (id: number, merchant: MerchantWish): NewMerchant => {
  const { titleEn, titleAr, host, currency, countryCode, timezone, brand } = merchant
  return {
    merchant: {
      id,
      key: id === 1 ? 'merchant' : `merchant-${id}`,
      titleEn,
      titleAr,
      brand,
      currency,
      countryCode,
      timezone,
      plugins: ['payment_request', 'customer_payment'],
      redirectOrigins: [],
    },
    hosts: [host],
    units: [{ key: 'main', titleEn, titleAr }],
    gateways: [
      {
        code: 'cod',
        adapter: 'cod',
        nameEn: 'Cash on delivery',
        nameAr: 'الدفع عند الاستلام',
        verbEn: 'Confirm order',
        verbAr: 'تأكيد الطلب',
        nextStepEn: 'You pay when the order arrives.',
        nextStepAr: 'تدفع عند وصول الطلب.',
        logoUrl: '/art/gw-cash.svg',
        currencies: [currency],
        operation: 'purchase',
      },
    ],
  }
}
