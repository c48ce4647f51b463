import { createHmac } from 'node:crypto'
import ipaddr from 'ipaddr.js'

/**
 * Tells networks apart without keeping addresses. One subscriber owns a whole IPv6 /64. An address of a private network
 * is a proxy's or a test's, so it says nothing about who is behind it: null.
 */
export function networkHash(address: string, key: string): string | null {
  if (!ipaddr.isValid(address)) return null
  const parsed = ipaddr.process(address)
  if (parsed.range() !== 'unicast') return null
  const network = parsed.kind() === 'ipv6' ? parsed.toByteArray().slice(0, 8) : parsed.toByteArray()
  return createHmac('sha256', key)
    .update(`network ${network.join('.')}`)
    .digest('base64url')
    .slice(0, 22)
}
