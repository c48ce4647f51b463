/** Where a merchant's links lead: a host of their own at the scheme and port of this installation (product.md 6). */
export function merchantOrigin(publicUrl: string, hosts: readonly string[]): string {
  const url = new URL(publicUrl)
  if (!hosts.includes(url.hostname) && hosts[0]) url.hostname = hosts[0]
  return url.origin
}
