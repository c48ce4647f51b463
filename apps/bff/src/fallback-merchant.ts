import type { Merchant } from '@wasl/contracts/web/pay.contract'

/** Who a page is from where the core cannot say: the installation itself, in the main colour of S1 §9. */
export const fallbackMerchant: Merchant = {
  title: { en: 'Wasl', ar: 'وصل' },
  subheader: null,
  legalName: null,
  logoUrl: null,
  faviconUrl: null,
  website: null,
  phone: null,
  brand: '#f77c1a',
  timeZone: 'Asia/Kuwait',
}
