import { fresh, one, type Maker } from './maker.ts'

/** Ids below `/administration`. */
export const administrationMakers: readonly Maker[] = [
  {
    of: /\/administration\/customers\/:id/,
    make: (pool, { merchantId }) =>
      one(pool, `insert into customer (merchant_id, name_en) values ($1, 'x') returning id`, [merchantId]),
    random: '999999999999',
  },
  {
    of: /\/administration\/units\/:key/,
    make: (pool, { merchantId }) =>
      one(
        pool,
        `insert into unit (merchant_id, key, title_en, title_ar) values ($1, $2, 'x', 'x') returning key as id`,
        [merchantId, fresh('unit')],
      ),
  },
  {
    of: /\/administration\/collectors\/:id/,
    make: (pool, { merchantId }) =>
      one(
        pool,
        `insert into collector (merchant_id, public_id, name_en, name_ar, created_at)
         values ($1, $2, 'x', 'x', now()) returning public_id as id`,
        [merchantId, fresh('collector')],
      ),
  },
  {
    of: /\/administration\/users\/:id/,
    make: (pool, { merchantId }) =>
      one(
        pool,
        `insert into staff_user (merchant_id, username, email, name_en, name_ar, permissions, sections, created_at)
         values ($1, $2, 'colleague@staff.example', 'x', 'x', '{}', '{}', now()) returning id`,
        [merchantId, fresh('colleague')],
      ),
    random: '99999999',
  },
  {
    of: /\/administration\/roles\/:id/,
    make: (pool, { merchantId }) =>
      one(
        pool,
        `insert into staff_role (merchant_id, public_id, name_en, name_ar, permissions, created_at, updated_at)
         values ($1, $2, $2, 'x', '{}', now(), now()) returning public_id as id`,
        [merchantId, fresh('role')],
      ),
  },
  {
    of: /\/administration\/gateways\/:code/,
    make: (pool, { merchantId }) =>
      one(
        pool,
        `insert into gateway (merchant_id, code, adapter, name_en, name_ar, verb_en, verb_ar, currencies, operation)
         values ($1, $2, 'cod', 'x', 'x', 'x', 'x', '{KWD}', 'purchase') returning code as id`,
        [merchantId, fresh('gateway')],
      ),
  },
  {
    of: /\/administration\/api-keys\/:id/,
    make: (pool, { merchantId }) =>
      one(
        pool,
        `insert into api_key (merchant_id, key_id, name, secret_hash, scopes, created_by, created_at)
         values ($1, $2, 'x', 'x', '{transactions:read}', 'x', now()) returning key_id as id`,
        [merchantId, fresh('key')],
      ),
  },
  {
    of: /\/administration\/webhooks\/deliveries\/:delivery/,
    make: async (pool, { merchantId }) => {
      const event = fresh('event')
      return one(
        pool,
        `with event as (
           insert into webhook_event (merchant_id, public_id, type, aggregate, body, created_at)
           values ($1, $2, 'webhook.test', $2, '{}', now()) returning id), endpoint as (
           insert into webhook_endpoint (merchant_id, public_id, url, event_types, secret, created_at)
           values ($1, $2, 'https://shop.example/', '{}', 'x', now()) returning id)
         insert into webhook_delivery (merchant_id, endpoint_id, event_id, aggregate, state, due_at, round_began_at, created_at)
         select $1, endpoint.id, event.id, $2, 'delivered', now(), now(), now()
         from event, endpoint returning id`,
        [merchantId, event],
      )
    },
    random: '999999999',
  },
  {
    of: /\/administration\/webhooks\/:id/,
    make: async (pool, { merchantId }) => {
      const id = fresh('hook')
      await pool.query(
        `insert into webhook_endpoint (merchant_id, public_id, url, event_types, secret, created_at)
         values ($1, $2, 'https://shop.example/', '{}', 'x', now())`,
        [merchantId, id],
      )
      return id
    },
  },
]
