import { accepted, refused, type Result } from '@wasl/domain/result'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { hostName } from './host-name.ts'
import {
  deleteHosts,
  findMerchants,
  insertHosts,
  lockMerchants,
  type KnownMerchant,
} from './installation.store.ts'
import { merchantMeant, ownerOf, type MeantRefusal } from './merchant-meant.ts'
import type { InstallationDeps } from './open-merchant.service.ts'

export type HostsWish = { host: string | null; add: readonly string[]; remove: readonly string[] }

export type HostsRefusal =
  | MeantRefusal
  | { kind: 'noHostName'; text: string }
  | { kind: 'hostTaken'; host: string; owner: KnownMerchant }
  /** Links have to lead somewhere. */
  | { kind: 'lastHost'; owner: KnownMerchant }

/** The merchant with the hosts it has then. What is there already is added, and what is not there removed, by doing nothing. */
export async function changeHosts(
  { db, clock }: InstallationDeps,
  wish: HostsWish,
): Promise<Result<KnownMerchant, HostsRefusal>> {
  return inTransaction(db, async (tx) => {
    await lockMerchants(tx)
    const merchants = await findMerchants(tx)
    const meant = merchantMeant(merchants, wish.host)
    if (!meant.ok) return meant
    const owner = meant.value
    const names = { add: new Set<string>(), remove: new Set<string>() }
    for (const which of ['add', 'remove'] as const)
      for (const text of wish[which]) {
        const host = hostName(text)
        if (host === null) return refused({ kind: 'noHostName' as const, text })
        const other = ownerOf(merchants, host)
        if (other && other.id !== owner.id) return refused({ kind: 'hostTaken' as const, host, owner: other })
        names[which].add(host)
      }
    const added = [...names.add].filter((host) => !owner.hosts.includes(host))
    const removed = owner.hosts.filter((host) => names.remove.has(host))
    const hosts = [...owner.hosts, ...added].filter((host) => !names.remove.has(host)).toSorted()
    if (hosts.length === 0) return refused({ kind: 'lastHost' as const, owner })
    await insertHosts(
      tx,
      owner.id,
      added.filter((host) => hosts.includes(host)),
    )
    await deleteHosts(tx, owner.id, removed)
    if (added.length + removed.length > 0) {
      const entry = {
        merchantId: owner.id,
        actor: 'installation',
        action: 'installation.hosts_changed' as const,
      }
      await recordAudit(tx, { ...entry, object: hosts.join(', '), detail: { added, removed } }, clock.now())
    }
    return accepted({ ...owner, hosts })
  })
}
