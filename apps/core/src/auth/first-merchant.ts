import type { NewMerchant } from '../kernel/merchants/merchants.service.ts'

export type FirstMerchant = {
  titleEn: string
  titleAr: string
  host: string
  currency: string
  countryCode: string
  timezone: string
  brand: string
}

/** What a merchant has who has said nothing yet: requests by link, paid in cash on delivery. */
export const firstMerchant = (id: number, merchant: FirstMerchant): NewMerchant => {
  const { titleEn, titleAr, host, currency, countryCode, timezone, brand } = merchant
  return {
    merchant: {
      id,
      key: 'merchant',
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
