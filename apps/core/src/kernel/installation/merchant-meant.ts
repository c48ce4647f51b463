import { accepted, refused, type Result } from '@wasl/domain/result'
import { hostName } from './host-name.ts'
import type { KnownMerchant } from './installation.store.ts'

export type MeantRefusal =
  | { kind: 'noMerchant' }
  | { kind: 'unknownHost'; host: string; hosts: readonly string[] }
  /** Several are there, and none was named. */
  | { kind: 'whichMerchant'; hosts: readonly string[] }

/** Whose host it is; without one, the only merchant there is. */
export function merchantMeant(
  merchants: readonly KnownMerchant[],
  host: string | null,
): Result<KnownMerchant, MeantRefusal> {
  const [first] = merchants
  if (!first) return refused({ kind: 'noMerchant' })
  const hosts = merchants.flatMap((one) => one.hosts)
  if (host === null)
    return merchants.length === 1 ? accepted(first) : refused({ kind: 'whichMerchant', hosts })
  const found = ownerOf(merchants, hostName(host))
  return found ? accepted(found) : refused({ kind: 'unknownHost', host, hosts })
}

export const ownerOf = (merchants: readonly KnownMerchant[], host: string | null): KnownMerchant | null =>
  merchants.find(({ hosts }) => host !== null && hosts.includes(host)) ?? null
