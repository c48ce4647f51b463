import { createTestClock } from '@wasl/tests/support/fixtures/ledger.fixtures'
import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { createSeal } from '../../platform/sealing/sealed.ts'
import { cashAdapter } from '../gateways/cash/cash.adapter.ts'
import type { GatewayAdapter } from '../gateways/gateway.ts'
import type { MerchantWish } from './merchant-change.ts'
import type { GatewayDeps } from './save-gateway.service.ts'

export const pearl: MerchantWish = {
  titleEn: 'Pearl Coffee',
  titleAr: 'قهوة اللؤلؤ',
  host: 'pay.pearl.example',
  currency: 'KWD',
  countryCode: 'KW',
  timezone: 'Asia/Kuwait',
  brand: '#0b57d0',
}

const bank: GatewayAdapter = {
  ...cashAdapter,
  name: 'bank',
  capabilities: { ...cashAdapter.capabilities, authorize: true, sessionMinutes: 15 },
  secrets: ['terminal_key'],
}

/** An installation whose adapters are cash and a bank with a key. */
export function installationOf(db: Db, secret = 'an-installation-secret-of-the-tests'): GatewayDeps {
  const adapters = new Map([cashAdapter, bank].map((adapter) => [adapter.name, adapter]))
  return {
    db,
    clock: createTestClock(),
    gateways: { find: (name) => adapters.get(name) ?? null, names: [...adapters.keys()] },
    seal: createSeal(secret),
  }
}

/** What the history of a merchant says the installation did. */
export async function historyOf(db: Db, merchantId: number): Promise<string[]> {
  const { rows } = await db.execute<{ said: string }>(
    sql`select action || ' ' || object as said from audit
      where merchant_id = ${merchantId} and actor = 'installation' order by id`,
  )
  return rows.map(({ said }) => said)
}
