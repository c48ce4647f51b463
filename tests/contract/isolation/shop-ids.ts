import { fresh, one, type Maker } from './maker.ts'

/** What a shop sells, by what its addresses name. */
export const shopMakers: readonly Maker[] = [
  {
    of: /\/catalogue\/product\/(unit_config\/)?:slug/,
    make: (pool, { merchantId }) =>
      one(
        pool,
        `with pool as (
           insert into stock_pool (merchant_id, kind, subject, created_at) values ($1, 'stock', $2, now()) returning id)
         insert into product (merchant_id, public_id, slug, sku, state, name_en, name_ar, price, pool_id, created_at, changed_at)
         select $1, $2, $2, $2, 'active', 'x', 'x', 1000, id, now(), now() from pool returning slug as id`,
        [merchantId, fresh('product')],
      ),
  },
]
