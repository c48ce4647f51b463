import ipaddr from 'ipaddr.js'

/**
 * Whether an address belongs to the public internet (reliability D-18). Everything else is refused: private, loopback,
 * link-local, carrier-grade NAT, documentation, multicast, and IPv6 that carries an IPv4 address inside.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.parse(text)
  if (address.range() !== 'unicast') return false
  if (address.kind() === 'ipv4') return !metadataServers.includes(address.toString())
  // Global unicast is 2000::/3; what lies outside of it maps, translates or is not assigned.
  return address.match(ipaddr.parseCIDR('2000::/3'))
}

/** In public space, answered by the cloud's own host. */
const metadataServers = ['168.63.129.16']
