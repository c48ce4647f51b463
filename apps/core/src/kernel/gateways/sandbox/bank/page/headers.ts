import type { BankSession } from '../session.ts'

/** No script, one style by its nonce, and forms that lead here or back to the shop that asked. */
export function pageHeaders(nonce: string, session: BankSession | undefined): Record<string, string> {
  const shop = session ? ` ${new URL(session.terms.returnUrl).origin}` : ''
  return {
    'content-security-policy': [
      "default-src 'none'",
      `style-src 'nonce-${nonce}'`,
      "font-src 'self'",
      'img-src data:',
      `form-action 'self'${shop}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  }
}
