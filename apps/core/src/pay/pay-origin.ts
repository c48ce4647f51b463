import type { Locale } from '@wasl/domain/locale'
import type { PayOrigin } from '../kernel/ledger/pay-command.ts'

/** Addresses of product.md 3 below the host the payer is on. The return carries the language that was left: no cookie does. */
export const payOrigin = (origin: string, language: Locale): PayOrigin => ({
  returnUrl: (attempt) => `${origin}/bff/return/${attempt}?lang=${language}`,
  callbackUrl: (gatewayCode) => `${origin}/api/v1/gateway/${encodeURIComponent(gatewayCode)}/callback`,
  attemptPage: (attempt) => `${origin}/${language}/attempt/${attempt}`,
})

export const payPageUrl = (origin: string, language: Locale, transactionId: string): string =>
  `${origin}/${language}/pay/${transactionId}`
