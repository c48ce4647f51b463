/** Browsers keep a `__Host-` cookie from https and from this machine alone: product.md 6. */
export function signInWarning(publicUrl: string): string | null {
  const { protocol, hostname } = new URL(publicUrl)
  const isSafe = protocol === 'https:' || /(^|\.)localhost$|^127\.|^\[::1\]$/.test(hostname)
  return isSafe
    ? null
    : `Staff cannot sign in at ${publicUrl}: their cookie needs https (set PUBLIC_URL to an https address).`
}
