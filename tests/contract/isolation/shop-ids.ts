import type { Pool } from 'pg'
import { fresh, one, type Maker } from './maker.ts'

/** What a shop sells, by what its addresses name. */
export const shopMakers: readonly Maker[] = [
  {
    of: /\/catalogue\/(product\/(unit_config\/)?:slug|dashboard\/products\/:id)/,
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
  {
    of: /\/catalogue\/order\/:id|\/:plugin\/dashboard\/orders\/:id/,
    make: (pool, { merchantId }) => orderOf(pool, merchantId),
  },
  {
    of: /\/dashboard\/imports\/:id\/rows\/:row/,
    make: (pool, owner) => productImport(pool, owner, 'catalogue'),
    ownIsMissing: 'a row has no id: the file is what is somebody’s',
  },
  { of: /\/dashboard\/imports\/:id/, make: (pool, owner) => productImport(pool, owner, 'catalogue') },
  {
    of: /\/catalogue\/dashboard\/stores\/:id/,
    make: (pool, { merchantId }) =>
      one(
        pool,
        `insert into shop_store (merchant_id, public_id, key, name_en, name_ar, created_at)
         values ($1, $2, $2, 'x', 'x', now()) returning public_id as id`,
        [merchantId, fresh('store')],
      ),
  },
  {
    of: /\/catalogue\/dashboard\/categories\/:id/,
    make: (pool, { merchantId }) =>
      one(
        pool,
        `insert into product_category (merchant_id, public_id, slug, name_en, name_ar, created_at)
         values ($1, $2, $2, 'x', 'x', now()) returning public_id as id`,
        [merchantId, fresh('category')],
      ),
  },
  {
    of: /\/catalogue\/dashboard\/banners\/:id/,
    make: (pool, { merchantId }) =>
      one(
        pool,
        `insert into shop_banner (merchant_id, public_id, image_en, image_ar, created_at)
         values ($1, $2, '/x.png', '/x.png', now()) returning public_id as id`,
        [merchantId, fresh('banner')],
      ),
  },
  {
    of: /\/catalogue\/dashboard\/vouchers\/:id/,
    make: (pool, { merchantId }) =>
      one(
        pool,
        `insert into voucher (merchant_id, public_id, code, type, currency, amount, created_at)
         values ($1, $2, upper($2), 'fixed', 'KWD', 1000, now()) returning public_id as id`,
        [merchantId, fresh('voucher')],
      ),
  },
  {
    of: /\/catalogue\/dashboard\/stock\/:id/,
    make: (pool, { merchantId }) =>
      one(
        pool,
        `insert into stock_pool (merchant_id, kind, subject, created_at) values ($1, 'stock', $2, now()) returning id`,
        [merchantId, fresh('pool')],
      ),
    random: '999999999',
  },
]

const productImport = (
  pool: Pool,
  { merchantId, userId }: { merchantId: number; userId: number },
  plugin: 'catalogue' | 'food_ordering',
) =>
  one(
    pool,
    `insert into import_job (merchant_id, public_id, plugin, file_name, file, file_format, bytes, sha256, user_id, username,
       state, rows_total, created_at)
     values ($1, $2, $4, 'products.csv', 'none', 'csv', 1, 'none', $3, 'staff', 'rehearsed', 1, now())
     returning public_id as id`,
    [merchantId, fresh('import'), userId, plugin],
  )

/** Of one line, and with a payment that no other order has, while there are any. */
async function orderOf(pool: Pool, merchantId: number): Promise<string> {
  const order = await one(
    pool,
    `insert into shop_order (merchant_id, public_id, number, plugin, unit_key, language, state, payment_state, fulfilment,
       currency, subtotal, grand_total, created_at, state_changed_at)
     select merchant_id, $2, lpad(regexp_replace($2, '[^0-9]', '', 'g'), 8, '0'), 'catalogue', key, 'en', 'confirmed', 'paid',
       'none', 'KWD', 1000, 1000, now(), now()
     from unit where merchant_id = $1 limit 1 returning public_id as id`,
    [merchantId, fresh('order')],
  )
  await pool.query(
    `with made as (select id, merchant_id from shop_order where public_id = $1),
       lined as (insert into order_line (merchant_id, order_id, position, ref, snapshot, quantity, unit_price, line_total)
         select merchant_id, id, 1, 'product:x', '{"nameEn": "x", "nameAr": "x"}', 1, 1000, 1000 from made)
     insert into order_payment (merchant_id, order_id, transaction_id, purpose, created_at)
     select made.merchant_id, made.id, free.id, 'full', now()
     from made join lateral (select t.id from payment_transaction t where t.merchant_id = made.merchant_id
       and not exists (select from order_payment p where p.transaction_id = t.id) order by t.id desc limit 1) free on true`,
    [order],
  )
  return order
}

/** What its routes are sent before they look at their id. */
export const shopBodies: Readonly<Record<string, unknown>> = {
  'products.change': {
    name_en: 'x',
    name_ar: 'x',
    description_en: '',
    description_ar: '',
    sku: 'x-of-nobody',
    slug: '',
    state: 'active',
    price: '1.000',
    price_with_discount: '',
    discount_from: null,
    discount_until: null,
    sold_out_until: null,
    min_per_order: 1,
    max_per_order: null,
    shipped: true,
    store: null,
    categories: [],
    pictures: [],
    stock: { from: null, to: null },
    revision: 0,
  },
  'products.patch': { revision: 0 },
  'imports.correct': { cells: [] },
  'imports.apply': { revision: 0, leaves_wrong_out: false, prices_looked_at: false },
  'orders.move': { to: 'packed' },
  'orders.stepBack': {},
  'orders.cancel': { reason: 'x', restock: false, refund: 'none' },
  'orders.refundLines': { lines: [{ position: 1, quantity: 1 }], restock: false },
  'products.stores.change': {
    name_en: 'x',
    name_ar: 'x',
    key: '',
    address_en: '',
    address_ar: '',
    phone: '',
    pickup_enabled: true,
    active: true,
    revision: 0,
  },
  'products.categories.change': {
    name_en: 'x',
    name_ar: 'x',
    slug: '',
    parent: null,
    active: true,
    revision: 0,
  },
  'products.vouchers.change': {
    code: 'ANEW',
    name_en: '',
    name_ar: '',
    kind: 'fixed',
    amount: '1.000',
    max_discount: '',
    min_order: '',
    applies_to: 'subtotal',
    plugins: [],
    categories: [],
    stores: [],
    products: [],
    starts_at: null,
    ends_at: null,
    weekdays: [],
    usage_limit: null,
    budget: '',
    per_customer_limit: null,
    first_order_only: false,
    active: true,
    revision: 0,
  },
  'products.stock.settle': { reason: 'x', sold: '0', kept: '0' },
  'products.stock.limit': { limit: '5', reason: 'x', close: false },
  'products.stock.open': { open: false },
  'products.banners.change': {
    name_en: 'x',
    name_ar: 'x',
    image_en: '/x.png',
    image_ar: '/x.png',
    link_type: 'none',
    link: '',
    shown_from: null,
    shown_until: null,
    active: true,
    revision: 0,
  },
}
