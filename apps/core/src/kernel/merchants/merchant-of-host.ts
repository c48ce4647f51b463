import type { Mode } from '../../platform/config/config.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Tenant } from '../../platform/http/core-env.ts'
import { findFirstMerchantId, findMerchantIdByHost } from './merchants.store.ts'

const keptMs = 10_000
const mostHosts = 1_000

/**
 * The tenant of a host (product.md 6). An unknown host is the first merchant in demo and nobody in production. Hosts are
 * remembered for ten seconds, so that a request does not begin with a query.
 */
export function merchantOfHost(db: Db, mode: Mode): (host: string) => Promise<Tenant | null> {
  const known = new Map<string, { tenant: Tenant; until: number }>()
  return async (host) => {
    const kept = known.get(host)
    if (kept && kept.until > performance.now()) return kept.tenant
    const tenant = await find(db, mode, host)
    if (known.size >= mostHosts) known.clear()
    if (tenant) known.set(host, { tenant, until: performance.now() + keptMs })
    return tenant
  }
}

async function find(db: Db, mode: Mode, host: string): Promise<Tenant | null> {
  const own = await findMerchantIdByHost(db, host)
  if (own !== null) return { merchantId: own, isOwnHost: true }
  const first = mode === 'demo' ? await findFirstMerchantId(db) : null
  return first === null ? null : { merchantId: first, isOwnHost: false }
}
