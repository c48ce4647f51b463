import type { Locale } from '@wasl/domain/locale'
import type { PayOrigin } from '../ledger/pay/pay-command.ts'

type Here = { origin: string; language: Locale }
type From = {
  plugin?: string
  place?: 'pos' | undefined
  /** Where the merchant wants the payer after the result of an attempt. */
  next?: (attempt: string) => string | null
}

/**
 * Addresses of product.md 3 below the host the payer is on. The return carries the language that was left: no cookie does.
 * Who paid at the counter stays there; everybody else goes on from the result.
 */
export const payOrigin = (
  origin: string,
  language: Locale,
  { plugin = 'payment_request', place, next = () => null }: From = {},
): PayOrigin => ({
  returnUrl: (attempt) =>
    `${origin}/bff/return/${attempt}?lang=${language}${place === undefined ? '' : `&place=${place}`}`,
  callbackUrl: (gatewayCode) => `${origin}/api/v1/gateway/${encodeURIComponent(gatewayCode)}/callback`,
  attemptPage: (attempt) =>
    place === 'pos'
      ? `${origin}/${language}/pos/attempt-detail/${attempt}`
      : `${origin}/${language}/${attemptPlace(plugin)}/${attempt}${nextQuery(next(attempt))}`,
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

/** The page of the result checks where it leads (product.md 9.9). */
const nextQuery = (next: string | null): string => (next === null ? '' : `?next=${encodeURIComponent(next)}`)
