import { BlockList, isIP } from 'node:net'
import type { MiddlewareHandler } from 'hono'
import type { BffEnv } from '../bff-env.ts'

/** Who is asking, for which host: forwarding headers count only where the connection comes from a configured proxy. */
export function clientAddress(options: {
  trustedProxies: readonly string[]
  publicUrl: string
}): MiddlewareHandler<BffEnv> {
  const trusted = proxyList(options.trustedProxies)
  const publicProtocol = new URL(options.publicUrl).protocol
  return async function withClientAddress(c, next) {
    const peer = plainAddress(c.env?.incoming?.socket.remoteAddress ?? '')
    const behindProxy = isTrusted(trusted, peer)
    const forwardedHost = behindProxy ? lastOf(c.req.header('x-forwarded-host')) : undefined
    const host = (forwardedHost ?? c.req.header('host') ?? new URL(c.req.url).host).toLowerCase()
    if (!isHost(host) || namesTwoHosts(c.env?.incoming?.rawHeaders ?? [])) return c.text('Bad request\n', 400)
    c.set('address', behindProxy ? nearestClient(c.req.header('x-forwarded-for') ?? '', peer, trusted) : peer)
    c.set('host', host)
    c.set('origin', `${publicProtocol}//${host}`)
    await next()
  }
}

/** A proxy that finds the header writes behind it. */
const lastOf = (list: string | undefined): string | undefined => list?.split(',').at(-1)?.trim()

/** A proxy may have judged by the other one (RFC 9112). */
const namesTwoHosts = (headers: readonly string[]): boolean =>
  headers.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length > 1

/** Nothing that leads elsewhere, or nowhere, once it stands in an address. */
const isHost = (host: string): boolean => !/[\s/\\?#@]/.test(host) && URL.canParse(`http://${host}`)

/**
 * Read from the right: whatever stands left of the first address we do not trust was written by the client. What is no
 * address ends the reading, for nobody knows whose it is.
 */
function nearestClient(forwardedFor: string, peer: string, trusted: BlockList): string {
  const hops = forwardedFor
    .split(',')
    .map((hop) => hop.trim())
    .filter(Boolean)
    .map((hop) => plainAddress(withoutPort(hop)))
  const nearest = hops.findLast((hop) => !isTrusted(trusted, hop))
  return nearest !== undefined && isIP(nearest) > 0 ? nearest : peer
}

/** Some proxies write `203.0.113.9:51234` or `[2001:db8::7]:443`. */
const withoutPort = (hop: string): string =>
  hop.replace(/^\[([^\]]*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')

/** Addresses and CIDR blocks, e.g. `10.0.0.0/8`. */
function proxyList(proxies: readonly string[]): BlockList {
  const list = new BlockList()
  for (const proxy of proxies) {
    const [address = '', prefix] = proxy.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (prefix === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(prefix), family)
  }
  return list
}

function isTrusted(list: BlockList, address: string): boolean {
  const family = isIP(address)
  return family > 0 && list.check(address, family === 6 ? 'ipv6' : 'ipv4')
}

const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '')
