import type { Merchant } from '@wasl/contracts/web/pay.contract'

/** Who a page is from where the core cannot say: its address without a port, which is the merchant's, in the main colour of S1 §9. */
export const fallbackMerchant = (host: string): Merchant => ({
  title: { en: nameOf(host), ar: nameOf(host) },
  subheader: null,
  legalName: null,
  logoUrl: null,
  faviconUrl: null,
  website: null,
  phone: null,
  brand: '#f77c1a',
  timeZone: 'Asia/Kuwait',
  amountInPreviews: false,
})

const nameOf = (host: string): string => host.replace(/:\d+$/, '')
