import { newPublicId } from '../../platform/ids.ts'
import type { Tx } from '../../platform/db/db.ts'
import { lockMerchant } from '../merchants/merchants.store.ts'
import { countEndpoints, hasServerAt, insertEndpoint } from './webhooks.store.ts'

/** Looking for what is due asks every server: requests name no more of them than this. */
export const mostRequestServers = 100

export type RequestServerRefusal = 'noSecret' | 'tooMany'

/** The server behind an address that a request names, known from the first request that names it (decision 057). */
export async function keepRequestServer(
  tx: Tx,
  { merchantId, url, now }: { merchantId: number; url: string; now: Date },
): Promise<RequestServerRefusal | null> {
  const { origin } = new URL(url)
  if (await hasServerAt(tx, { merchantId, origin })) return null
  await lockMerchant(tx, merchantId)
  if (await hasServerAt(tx, { merchantId, origin })) return null
  if ((await countEndpoints(tx, { merchantId, ofRequests: false })) === 0) return 'noSecret'
  if ((await countEndpoints(tx, { merchantId, ofRequests: true })) >= mostRequestServers) return 'tooMany'
  const endpoint = { merchantId, publicId: newPublicId(), url: origin, ofRequests: true, createdAt: now }
  await insertEndpoint(tx, { ...endpoint, eventTypes: [] })
  return null
}
