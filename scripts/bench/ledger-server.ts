/** The core API over one database, with a bank that answers at once (B6). */
import { serve } from '@hono/node-server'
import { createCore } from '@wasl/core/app'
import { openDatabase } from '@wasl/core/platform/db/database'
import { openFiles } from '@wasl/core/platform/files/files'
import { systemClock } from '@wasl/core/platform/clock'
import { createLog } from '@wasl/core/platform/log/log'
import { sql } from 'drizzle-orm'
import { instantBank } from './instant-bank.ts'
import { tellPort } from './tell-port.ts'

const log = createLog({ level: 'error' })
const { db } = await openDatabase({
  url: process.env['DATABASE_URL'],
  dataFolder: process.env['WASL_DATA'] ?? '',
  log,
})
await db.execute(sql`
  insert into merchant(id, key, title_en, title_ar, brand, country_code, currency, timezone, plugins, redirect_origins)
  values (1, 'bench', 'Bench', 'Bench', '#f77c1a', 'KW', 'KWD', 'Asia/Kuwait', '{payment_request}', '{}')`)
await db.execute(sql`insert into merchant_host(merchant_id, host) values (1, 'localhost')`)
await db.execute(
  sql`insert into unit(merchant_id, key, title_en, title_ar) values (1, 'main', 'Bench', 'Bench')`,
)
await db.execute(sql`
  insert into gateway(merchant_id, code, adapter, name_en, name_ar, verb_en, verb_ar, currencies, operation, settings)
  values (1, 'knet', 'instant', 'KNET', 'KNET', 'Pay Now', 'Pay Now', '{KWD}', 'purchase', '{"redirect_origins": ["http://localhost"]}')`)
await db.execute(sql`
  insert into payment_transaction(merchant_id, public_id, plugin, unit_key, currency, amount, pg_codes, state_changed_at, created_at)
  select 1, 'B' || n, 'payment_request', 'main', 'KWD', 7000, '{knet}', now(), now() from generate_series(0, 39999) n`)

const core = createCore({
  db,
  clock: systemClock,
  config: { mode: 'demo', publicUrl: 'http://localhost', secret: 'bench', key: 'bench' },
  log,
  gateways: { find: () => instantBank, names: ['instant'] },
  files: openFiles('/nowhere'),
})

serve({ fetch: core.fetch, port: 0, hostname: '127.0.0.1' }, tellPort)
