import type { Pool } from 'pg'
import { administrationMakers } from './administration-ids.ts'
import { eventMakers } from './event-ids.ts'
import { fileMakers } from './file-ids.ts'
import type { Listed } from './every-route.ts'
import { fresh, one, type Maker } from './maker.ts'
import { shopMakers } from './shop-ids.ts'

/** Values for the places of a path: something of merchant 1, something of merchant 2, and something nobody has. */
export type Ids = { own: string; other: string; random: string }

const nobody = 'AAAAAAAAAAAAAAAAAAAAAA'

/** One line for each kind of id in a path; the first that matches counts. A new route with an id needs one here. */
const makers: readonly Maker[] = [
  ...administrationMakers,
  ...fileMakers,
  ...shopMakers,
  ...eventMakers,
  {
    of: /\/deleted_transaction\/:id/,
    make: async (pool, { merchantId }) => {
      await pool.query(
        `update payment_transaction set deleted_at = now() where id =
           (select max(id) from payment_transaction where merchant_id = $1 and plugin = 'payment_request' and state = 'paid')`,
        [merchantId],
      )
      return one(
        pool,
        `select public_id as id from payment_transaction
         where merchant_id = $1 and plugin = 'payment_request' and deleted_at is not null and state = 'paid' limit 1`,
        [merchantId],
      )
    },
  },
  {
    of: /\/list-views\/:id/,
    make: (pool, { merchantId, userId }) =>
      one(
        pool,
        `insert into list_view (merchant_id, user_id, public_id, list, name, query, columns, created_at)
         values ($1, $2, $3, 'payment_request', $3, '{}', '[]', now()) returning public_id as id`,
        [merchantId, userId, fresh('view')],
      ),
  },
  {
    of: /\/payment-request\/templates\/:id/,
    make: (pool, { merchantId }) =>
      one(
        pool,
        `insert into request_template (merchant_id, public_id, name, fields, changed_by, created_at, changed_at)
         values ($1, $2, $2, '{}', 'staff', now(), now()) returning public_id as id`,
        [merchantId, fresh('template')],
      ),
  },
  {
    of: /\/payment-request\/links\/:id|\/payment_request\/link\/:id/,
    make: (pool, { merchantId }) =>
      one(
        pool,
        `insert into payment_link (merchant_id, public_id, unit_key, currency, amount, terms, asks, created_by, created_at)
         select merchant_id, $2, key, 'KWD', 5000, '{"pg_codes": ["knet"], "expires_in_hours": 24}', '{}', 'staff', now()
         from unit where merchant_id = $1 limit 1 returning public_id as id`,
        [merchantId, fresh('link')],
      ),
  },
  {
    of: /\/customer_payment\/create\/:collector_id/,
    make: async (pool, { merchantId }) => {
      await pool.query(`update merchant set public_collect = true where id = $1`, [merchantId])
      return one(
        pool,
        `insert into collector (merchant_id, public_id, name_en, name_ar, created_at)
         values ($1, $2, 'x', 'x', now()) returning public_id as id`,
        [merchantId, fresh('collector')],
      )
    },
  },
  {
    of: /\/customer_payment\/restrictions\/:id/,
    make: (pool, { merchantId }) =>
      one(
        pool,
        `insert into payment_restriction (merchant_id, public_id, name, scope, scope_of, identifier, list, currencies,
           gateways, days, created_by, created_at, updated_at)
         values ($1, $2, 'x', 'all', '{}', 'phone', 'block', '{}', '{}', '{}', 'x', now(), now()) returning public_id as id`,
        [merchantId, fresh('restriction')],
      ),
  },
  {
    of: /\/bulk\/uploads\/:id\/dispatch-logs\/:dispatch/,
    make: (pool, owner) => bulkUpload(pool, owner),
    ownIsMissing: 'a dispatch is one of its own file',
  },
  {
    of: /\/bulk\/uploads\/:id\/rows\/:row/,
    make: (pool, owner) => bulkUpload(pool, owner),
    ownIsMissing: 'a row has no id: the file is what is somebody’s',
  },
  {
    of: /\/bulk\/uploads\/:id\/file/,
    make: (pool, owner) => bulkUpload(pool, owner),
    ownIsMissing: 'the file lies in the data folder',
  },
  { of: /\/bulk\/uploads\/:id/, make: (pool, owner) => bulkUpload(pool, owner) },
  {
    of: /\/generated-reports\/:id\/file\/:token/,
    make: (pool, owner) => report(pool, owner),
    ownIsMissing: 'a link is made for one download',
  },
  { of: /\/generated-reports\/:id/, make: (pool, owner) => report(pool, owner) },
  {
    of: /\/transaction-jobs\/:id/,
    make: (pool, { merchantId, userId }) =>
      one(
        pool,
        `insert into bulk_job (merchant_id, user_id, public_id, is_deleted, operation, query, language, idempotency_key, total, created_at)
         values ($1, $2, $3, false, 'inquiry', '{}', 'en', $3, 1, now()) returning public_id as id`,
        [merchantId, userId, fresh('job')],
      ),
  },
  {
    of: /\/user\/sessions\/:id/,
    make: (pool, { merchantId, userId }) =>
      one(
        pool,
        `insert into staff_session (merchant_id, user_id, public_id, secret_hash, created_at, confirmed_at, seen_at, ends_at)
         values ($1, $2, $3, $3, now(), now(), now(), now() + interval '1 hour') returning public_id as id`,
        [merchantId, userId, fresh('session')],
      ),
  },
  {
    of: /\/user\/update-user\/:id/,
    make: async (_pool, { userId }) => String(userId),
    random: '99999999',
  },
  {
    of: /\/attempt\/:id/,
    make: (pool, { merchantId }) =>
      one(pool, `select public_id as id from attempt where merchant_id = $1 order by id limit 1`, [
        merchantId,
      ]),
  },
  {
    of: /\/checkout\/:id/,
    make: (pool, { merchantId }) =>
      one(
        pool,
        `insert into checkout_session (merchant_id, public_id, transaction_id, created_at)
         select merchant_id, $2, id, now() from payment_transaction where merchant_id = $1 limit 1 returning public_id as id`,
        [merchantId, fresh('checkout')],
      ),
  },
  {
    of: /\/cpr\/:referrer/,
    make: (pool, { merchantId }) =>
      one(
        pool,
        `insert into code_referrer (merchant_id, key, kind, label_en, label_ar) values ($1, $2, 'text', 'x', 'x') returning key as id`,
        [merchantId, fresh('referrer')],
      ),
  },
  {
    of: /\/ticket\/operations\/:id/,
    // Of a payment of the merchant's own; nobody's key has asked for it.
    make: (pool, { merchantId }) =>
      one(
        pool,
        `insert into operation_request (merchant_id, public_id, transaction_id, attempt_id, kind, amount, currency, checkers,
           status, key_id, idempotency_key, created_at, expires_at, decided_at)
         select merchant_id, $2, transaction_id, id, 'refund', 1, currency, 1, 'CANCELED', 'nobody', $2, now(), now(), now()
         from attempt where merchant_id = $1 order by id limit 1 returning public_id as id`,
        [merchantId, fresh('operation')],
      ),
  },
  {
    of: /\/ticket\/tasks\/:id/,
    // A colleague's: nobody answers their own.
    make: (pool, { merchantId, userId }) =>
      one(
        pool,
        `insert into permission_request (merchant_id, public_id, user_id, permission, object, created_at, expires_at)
         select $1, $3, min(id), $3,
           (select public_id from payment_transaction where merchant_id = $1 and plugin = 'payment_request' limit 1),
           now(), now() + interval '1 day' from staff_user
         where merchant_id = $1 and id <> $2 returning public_id as id`,
        [merchantId, userId, fresh('asked')],
      ),
  },
  {
    of: /\/webhooks\/events\/:id/,
    make: (pool, { merchantId }) =>
      one(
        pool,
        `insert into webhook_event (merchant_id, public_id, type, aggregate, body, created_at)
         values ($1, $2, 'payment.succeeded', 'transaction:0', '{}', now()) returning public_id as id`,
        [merchantId, fresh('event')],
      ),
  },
  {
    of: /\/transaction\/.*:id|\/transaction\/:id/,
    make: (pool, { merchantId }) =>
      one(
        pool,
        `select public_id as id from payment_transaction
         where merchant_id = $1 and plugin = 'payment_request' and deleted_at is null
           and state in ('paid', 'created', 'pending') order by state = 'paid' desc, id limit 1`,
        [merchantId],
      ),
  },
]

const bulkUpload = (pool: Pool, { merchantId, userId }: { merchantId: number; userId: number }) =>
  one(
    pool,
    `insert into bulk_upload (merchant_id, public_id, file_name, file, file_format, bytes, user_id, username, state, created_at)
     values ($1, $2, 'members.csv', 'none', 'csv', 1, $3, 'staff', 'ready', now()) returning public_id as id`,
    [merchantId, fresh('bulk'), userId],
  )

const report = (pool: Pool, { merchantId, userId }: { merchantId: number; userId: number }) =>
  one(
    pool,
    `insert into report (merchant_id, public_id, source, plugin, user_id, username, file_format, language, fields, query,
       state, bytes, file, created_at, expires_at)
     values ($1, $2, 'transactions', 'payment_request', $3, 'staff', 'csv', 'en', '{}', '{}',
       'ready', 1, 'none', now(), now() + interval '1 day') returning public_id as id`,
    [merchantId, fresh('report'), userId],
  )

export const makerOf = ({ path }: Listed): Maker | undefined => makers.find(({ of }) => of.test(path))

export async function idsOf(
  pool: Pool,
  listed: Listed,
  owners: { own: { merchantId: number; userId: number }; other: { merchantId: number; userId: number } },
): Promise<Ids> {
  const maker = makerOf(listed)
  if (!maker) throw new Error(`${listed.path} has an id that nobody can make: add a line to isolation/ids.ts`)
  return {
    own: await maker.make(pool, owners.own),
    other: await maker.make(pool, owners.other),
    random: maker.random ?? nobody,
  }
}
