/**
 * `formOrigins`: where a form of the page may lead besides this site: the gateways offered on it. `connects`: whom it may
 * ask besides us: the wallet offered on it.
 */
export type PagePolicy = {
  readonly nonce: string
  readonly formOrigins: readonly string[]
  readonly connects?: readonly string[]
}

/** The policy of a page (reliability D-11): scripts and inline styles run by this response's nonce alone. */
export function pagePolicy({ nonce, formOrigins, connects = [] }: PagePolicy): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    `connect-src ${["'self'", ...connects].join(' ')}`,
    `form-action ${["'self'", ...new Set(formOrigins)].join(' ')}`,
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Everything that is no page of ours: an API answer or a file opened by itself runs and embeds nothing. */
export const barePolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
