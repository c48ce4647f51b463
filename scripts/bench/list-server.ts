/** The core API over a filled database, with a signed-in superuser whose token comes with the port (D1). */
import { serve } from '@hono/node-server'
import { createCore } from '@wasl/core/app'
import { openDatabase } from '@wasl/core/platform/db/database'
import { openFiles } from '@wasl/core/platform/files/files'
import { systemClock } from '@wasl/core/platform/clock'
import { createLog } from '@wasl/core/platform/log/log'
import { signedInStaff } from '@wasl/tests/support/staff'
import { instantBank } from './instant-bank.ts'

const log = createLog({ level: 'error' })
const { db } = await openDatabase({ url: process.env['DATABASE_URL'], dataFolder: '', log })
const { headers } = await signedInStaff({ db }, { isSuperuser: true })
const core = createCore({
  db,
  clock: systemClock,
  config: { mode: 'demo', publicUrl: 'http://localhost', secret: 'bench', key: 'bench' },
  log,
  gateways: { find: () => instantBank, names: ['instant'] },
  files: openFiles('/nowhere'),
})
process.once('SIGTERM', () => process.exit(0))
serve({ fetch: core.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => process.send?.({ port, headers }))
