import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

export type Resolve = (hostname: string) => Promise<readonly LookupAddress[]>

export class PrivateAddress extends Error {
  override readonly name = 'PrivateAddress'
}

export const systemResolve: Resolve = (hostname) => lookup(hostname, { all: true, verbatim: true })

/**
 * Resolves a name once, looks at every address it has, and answers the one that is then connected to: a name that says
 * something else the next time is never asked again.
 */
export function guardedLookup(resolve: Resolve, { isAllowed }: { isAllowed: boolean }): LookupFunction {
  const addressOf = async (hostname: string): Promise<LookupAddress> => {
    const addresses = await resolve(hostname)
    const [first] = addresses
    if (!first) throw new Error(`${hostname} has no address`)
    if (!isAllowed && !addresses.every(({ address }) => isPublicAddress(address)))
      throw new PrivateAddress(`${hostname} leads to a private address`)
    return first
  }
  return async (hostname, { all }, callback) => {
    try {
      const found = await addressOf(hostname)
      if (all) callback(null, [found])
      else callback(null, found.address, found.family)
    } catch (error) {
      callback(error instanceof Error ? error : new Error(String(error)), '')
    }
  }
}
