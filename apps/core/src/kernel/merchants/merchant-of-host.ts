import type { Db } from '../../platform/db/db.ts'
import type { Mode } from '../../platform/config/config.ts'
import { findFirstMerchantId, findMerchantIdByHost } from './merchants.store.ts'

const keptMs = 10_000
const mostHosts = 1_000

/**
 * The tenant of a host (product.md 6). An unknown host is the first merchant in demo and nobody in production. Hosts are
 * remembered for ten seconds, so that a request does not begin with a query.
 */
export function merchantOfHost(db: Db, mode: Mode): (host: string) => Promise<number | null> {
  const known = new Map<string, { id: number; until: number }>()
  return async (host) => {
    const kept = known.get(host)
    if (kept && kept.until > performance.now()) return kept.id
    const id =
      (await findMerchantIdByHost(db, host)) ?? (mode === 'demo' ? await findFirstMerchantId(db) : null)
    if (known.size >= mostHosts) known.clear()
    if (id !== null) known.set(host, { id, until: performance.now() + keptMs })
    return id
  }
}
