/** The core API over one database, with a bank that answers at once (B6). */
import { serve } from '@hono/node-server'
import { createCore } from '@wasl/core/app'
import { openDatabase } from '@wasl/core/platform/db/database'
import { openFiles } from '@wasl/core/platform/files/files'
import { systemClock } from '@wasl/core/platform/clock'
import { createLog } from '@wasl/core/platform/log/log'
import { fillPayments } from './fill-payments.ts'
import { instantBank } from './instant-bank.ts'
import { tellPort } from './tell-port.ts'

const log = createLog({ level: 'error' })
const { db, pool } = await openDatabase({
  url: process.env['DATABASE_URL'],
  dataFolder: process.env['WASL_DATA'] ?? '',
  log,
})
await fillPayments(pool)

const core = createCore({
  db,
  clock: systemClock,
  config: { mode: 'demo', publicUrl: 'http://localhost', secret: 'bench', key: 'bench' },
  log,
  gateways: { find: () => instantBank, names: ['instant'] },
  files: openFiles('/nowhere'),
})

serve({ fetch: core.fetch, port: 0, hostname: '127.0.0.1' }, tellPort)
