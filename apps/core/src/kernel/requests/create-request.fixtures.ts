import type { NewRequest } from '@wasl/contracts/core/pay/requests.contract'
import { openLedger } from '@wasl/tests/support/fixtures/ledger.fixtures'
import { sql } from 'drizzle-orm'
import { readScript } from '../gateways/sandbox/bank/scenarios.ts'
import { merchant } from '../merchants/merchants.schema.ts'
import type { Db } from '../../platform/db/db.ts'
import { createCodeHashes } from '../codes/code-hash.ts'
import { createRequest } from './create-request.service.ts'
import { askedByKey, type CreateRequest } from './make-request.service.ts'
import { answerToRequest } from './request-refusal.ts'

export const origin = 'https://pay.example'
/** Reached although it is not https. */
export const hookOrigin = 'http://hooks.localhost:4080'

/** A merchant of its own whose servers may make requests of three plugins. */
export async function requestScene(own: Db) {
  const ledgerScene = await openLedger(own)
  const { db, clock, ledger, merchantId } = ledgerScene
  await db
    .update(merchant)
    .set({
      plugins: ['payment_request', 'e_commerce', 'shopify'],
      redirectOrigins: ['https://shop.example'],
    })
    .where(sql`id = ${merchantId}`)
  const hashes = createCodeHashes('a secret of the test')
  const targets = { allowed: [hookOrigin], onlyAllowed: false }
  const knowsScenario = (text: string) => readScript(text) !== null
  const deps = { db, clock, ledger, hashes, targets, knowsScenario }
  const make = (wish: Partial<NewRequest> = {}, more: Partial<CreateRequest> = {}) =>
    createRequest(deps, {
      merchantId,
      by: askedByKey('key'),
      plugin: 'payment_request',
      wish: { amount: '48.750', currency_code: 'KWD', pg_codes: ['card', 'knet'], ...wish },
      idempotencyKey: crypto.randomUUID(),
      origin,
      ...more,
    })
  const fields = async (wish: Partial<NewRequest>) => {
    const made = await make(wish)
    return made.ok ? 'made' : answerToRequest(made.error, 'en').body
  }
  const made = async (...how: Parameters<typeof make>) => {
    const answer = await make(...how)
    if (!answer.ok) throw new Error(JSON.stringify(answer.error))
    return answer.value.created
  }
  const count = async () =>
    (
      await db.execute<{ count: number }>(
        sql`select count(*)::int from payment_transaction where merchant_id = ${merchantId}`,
      )
    ).rows[0]?.count
  return { ...ledgerScene, deps, make, made, fields, count }
}
