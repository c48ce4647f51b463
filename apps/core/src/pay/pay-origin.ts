import type { Locale } from '@wasl/domain/locale'
import type { PayOrigin } from '../kernel/ledger/pay-command.ts'

type Here = { origin: string; language: Locale }

/** Addresses of product.md 3 below the host the payer is on. The return carries the language that was left: no cookie does. */
export const payOrigin = (
  origin: string,
  language: Locale,
  { plugin = 'payment_request', place }: { plugin?: string; place?: 'pos' | undefined } = {},
): PayOrigin => ({
  returnUrl: (attempt) =>
    `${origin}/bff/return/${attempt}?lang=${language}${place === undefined ? '' : `&place=${place}`}`,
  callbackUrl: (gatewayCode) => `${origin}/api/v1/gateway/${encodeURIComponent(gatewayCode)}/callback`,
  attemptPage: (attempt) =>
    `${origin}/${language}/${place === 'pos' ? 'pos/attempt-detail' : attemptPlace(plugin)}/${attempt}`,
})

export const receiptPageUrl = (origin: string, language: Locale, attemptId: string): string =>
  `${origin}/${language}/attempt/${attemptId}/receipt`

type Payable = { publicId: string; plugin: string; sessionId: string | null }

/** Where a transaction of this plugin is paid: S1 §2 gives shopify and hosted checkouts addresses of their own. */
export const payerPagePath = (language: Locale, { publicId, plugin, sessionId }: Payable): string => {
  if (plugin === 'shopify') return `/${language}/spf/payment-options/${publicId}`
  return sessionId === null ? `/${language}/pay/${publicId}` : `/${language}/checkout/${sessionId}`
}

export const payerPageUrl = ({ origin, language }: Here, payable: Payable): string =>
  `${origin}${payerPagePath(language, payable)}`

const attemptPlace = (plugin: string): string => (plugin === 'shopify' ? 'spf/payment-details' : 'attempt')
