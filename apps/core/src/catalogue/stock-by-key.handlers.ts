import type { stockByKeyContract } from '@wasl/contracts/core/catalogue/stock-by-key.contract'
import type { Handlers } from '@wasl/contracts/server'
import { keyHolderOf } from '../kernel/api-keys/key-guard.ts'
import type { CoreEnv } from '../platform/http/core-env.ts'
import { notFoundBody } from '../platform/http/refuse.ts'
import { setStockBySku, type StockByKeyDeps } from './stock-by-key.service.ts'

/** A merchant's own server sets the stock of its shop. */
export const stockByKeyHandlers = (deps: StockByKeyDeps): Handlers<typeof stockByKeyContract, CoreEnv> => ({
  set: async ({ body: { sku, left } }, c) => {
    const { merchantId, requestId, network } = c.var
    const by = { actor: `api:${keyHolderOf(c).keyId}`, requestId, network }
    const set = await setStockBySku(deps, { merchantId, sku, left, by })
    if (!set) return { status: 404, body: notFoundBody(c) }
    return { status: 200, body: { sku, left: set.left, in_checkouts: set.held, sold: set.sold } }
  },
})
