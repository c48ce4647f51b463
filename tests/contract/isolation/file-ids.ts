import type { Pool } from 'pg'
import { fresh, one, type Maker } from './maker.ts'

/** Of files: what is stored in the data folder is missing here, whoever asks. */
export const fileMakers: readonly Maker[] = [
  {
    of: /\/plugins\/payment_request\/attachment\/:id|\/picture\/:id/,
    make: (pool, { merchantId }) => storedFile(pool, merchantId),
    ownIsMissing: 'the file lies in the data folder',
  },
  {
    of: /\/api\/v1\/attachment\/:id/,
    make: (pool, { merchantId }) =>
      one(
        pool,
        `select public_id as id from payment_transaction
         where merchant_id = $1 and deleted_at is null order by attachment_id is null, id limit 1`,
        [merchantId],
      ),
  },
  {
    of: /\/attempt\/:id\/receipt/,
    make: (pool, { merchantId }) =>
      one(
        pool,
        `select public_id as id from attempt where merchant_id = $1 and is_winner and captured > 0 order by id limit 1`,
        [merchantId],
      ),
  },
]

const storedFile = (pool: Pool, merchantId: number) =>
  one(
    pool,
    `insert into stored_file (merchant_id, id, name_en, name_ar, content_type, bytes, sha256)
     values ($1, $2, 'x', 'x', 'image/png', 1, 'none') returning id`,
    [merchantId, fresh('file')],
  )
