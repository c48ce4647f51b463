import type { Locale } from '@wasl/domain/locale'

/** Every web address, and the bff's addresses that a page names. */
export const paths = {
  home: (locale: Locale) => `/${locale}`,
  pay: (locale: Locale, transactionId: string) => `/${locale}/pay/${transactionId}`,
  /** Shopify's results have an address of their own (S1 §2). */
  attempt: (locale: Locale, attemptId: string, plugin = '') =>
    `/${locale}/${plugin === 'shopify' ? 'spf/payment-details' : 'attempt'}/${attemptId}`,
  codeForm: (referrer: string) => `/bff/cpr/${referrer}/form`,
  payForm: (transactionId: string) => `/bff/pay/${transactionId}/form`,
}

/** The same page in another language, with its query: '/en/pay/1?x=2' becomes '/ar/pay/1?x=2'. */
export const inLocale = (path: string, locale: Locale): string =>
  path.replace(/^\/[a-z]{2}(?=[/?#]|$)/, `/${locale}`)
