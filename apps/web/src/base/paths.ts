import type { Locale } from '@wasl/domain/locale'

/** Every web address, and the bff's addresses that a page names. */
export const paths = {
  home: (locale: Locale) => `/${locale}`,
  pay: (locale: Locale, transactionId: string) => `/${locale}/pay/${transactionId}`,
  attempt: (locale: Locale, attemptId: string) => `/${locale}/attempt/${attemptId}`,
  counterOf: (locale: Locale, collectorId: string) => `/${locale}/pos/pay/collect/${collectorId}`,
  counterPay: (locale: Locale, transactionId: string) => `/${locale}/pos/pay/${transactionId}`,
  counterAttempt: (locale: Locale, attemptId: string) => `/${locale}/pos/attempt-detail/${attemptId}`,
  receipt: (locale: Locale, attemptId: string) => `/${locale}/attempt/${attemptId}/receipt`,
  link: (locale: Locale, linkId: string) => `/${locale}/link/${linkId}`,
  shop: (locale: Locale) => `/${locale}/catalogue/product-list`,
  product: (locale: Locale, slug: string) =>
    `/${locale}/catalogue/product-detail/${encodeURIComponent(slug)}`,
  cart: (locale: Locale) => `/${locale}/catalogue/cart`,
  shopCheckout: (locale: Locale) => `/${locale}/catalogue/checkout`,
  shopOrder: (locale: Locale, orderId: string) => `/${locale}/catalogue/order/${orderId}`,
  cartForm: () => '/bff/catalogue/cart/form',
  shopCheckoutForm: () => '/bff/catalogue/checkout/form',
  qrFile: (transactionId: string) => `/bff/transaction/${transactionId}/qr.svg`,
  codeForm: (referrer: string) => `/bff/cpr/${referrer}/form`,
  collectForm: (collectorId: string) => `/bff/collect/${collectorId}/form`,
  linkForm: (linkId: string) => `/bff/link/${linkId}/form`,
  payForm: (transactionId: string) => `/bff/pay/${transactionId}/form`,
}

/** The way of who comes back from the bank: to the plugin's own page of the result, which goes on to the merchant's `next`. */
export const resultPath = (locale: Locale, attemptId: string, here: string): string =>
  `/bff/return/${attemptId}?lang=${locale}${isAtCounter(here) ? '&place=pos' : ''}`

/** Whether somebody pays at the merchant's counter: the result is then the counter's too. */
export const isAtCounter = (pathname: string): boolean => /^\/(en|ar)\/pos\//.test(pathname)

/** The same page in another language, with its query: '/en/pay/1?x=2' becomes '/ar/pay/1?x=2'. */
export const inLocale = (path: string, locale: Locale): string =>
  path.replace(/^\/[a-z]{2}(?=[/?#]|$)/, `/${locale}`)
