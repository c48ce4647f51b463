import { accepted, type Result } from '@wasl/domain/result'
import type { Db } from '../../platform/db/db.ts'
import { findGatewaysOf, type GatewayRow } from '../merchants/gateways.store.ts'
import { findMerchants, type KnownMerchant } from './installation.store.ts'
import { merchantMeant, type MeantRefusal } from './merchant-meant.ts'

/** The gateways of a merchant, in the order in which staff choose among them. */
export async function gatewaysOf(
  db: Db,
  host: string | null,
): Promise<Result<{ merchant: KnownMerchant; gateways: GatewayRow[] }, MeantRefusal>> {
  const meant = merchantMeant(await findMerchants(db), host)
  if (!meant.ok) return meant
  return accepted({ merchant: meant.value, gateways: await findGatewaysOf(db, meant.value.id) })
}
