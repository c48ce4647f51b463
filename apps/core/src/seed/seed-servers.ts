import { createApiKeys } from '../kernel/api-keys/api-keys.service.ts'
import { createCodeHashes } from '../kernel/codes/code-hash.ts'
import { keepSession } from '../pay/checkout/keep-session.service.ts'
import { keepCode, keepReferrer } from '../kernel/codes/keep-code.service.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/db.ts'
import { demoCodes, demoKeys, demoReferrers, demoSession } from './demo-servers.ts'
import { findMerchantIds } from './demo.store.ts'

/** Keys for the demo's own servers, and codes that can be tried again after every start. */
export async function seedServers({ db, clock, key }: { db: Db; clock: Clock; key: string }) {
  const merchantIds = await findMerchantIds(db)
  const keys = createApiKeys({ db, clock })
  const issue = async ({ merchant, keyId, secret, scopes }: (typeof demoKeys)[number]) => {
    const merchantId = merchantIds.get(merchant)
    if (merchantId === undefined || (await keys.list(merchantId)).some((one) => one.keyId === keyId)) return
    const named = { keyId, secret }
    await keys.issue({ merchantId, name: 'Demo', scopes, by: 'demo', named })
  }
  const keep = async (merchantId: number) => {
    await keepSession({ db, clock }, { merchantId, ...demoSession })
    for (const referrer of demoReferrers) await keepReferrer(db, { merchantId, ...referrer })
    const hashes = createCodeHashes(key)
    for (const code of demoCodes) await keepCode({ db, clock, hashes }, { merchantId, ...code })
  }
  const merchantId = merchantIds.get('merchant')
  await Promise.all([...demoKeys.map(issue), merchantId === undefined ? null : keep(merchantId)])
}
