/** What S1 §7 and S2 §7 write with a slash at the end: a core that keeps to their letter has no other address. */
const slashed: ReadonlySet<string> = new Set(
  [
    'user/token',
    'user/verify_otp',
    'user/token/refresh',
    'installed',
    'sections',
    'plugins/transaction-fields/check/:section',
    'register-notif-token',
    'plugins/:plugin/transaction/actions/:id',
    'plugins/customer_payment/create/:collector_id',
  ].map((path) => `/api/v1/${path}`),
)

/** A call's address by the letter of S2 §7: "All calls add json=true as a query parameter". */
export function specifiedAddress(route: string, address: string): string {
  const start = address.indexOf('?')
  const [path, query] = start < 0 ? [address, ''] : [address.slice(0, start), `${address.slice(start + 1)}&`]
  return `${path}${slashed.has(route) ? '/' : ''}?${query}json=true`
}
