/** The embedded core alone, on the data folder of the product: what the bff is compared with (B7). */
import { serve } from '@hono/node-server'
import { createCore } from '@wasl/core/app'
import { createGateways } from '@wasl/core/kernel/gateways/registry'
import { openDatabase } from '@wasl/core/platform/db/database'
import { openFiles } from '@wasl/core/platform/files/files'
import { systemClock } from '@wasl/core/platform/clock'
import { createLog } from '@wasl/core/platform/log/log'
import { instantBank } from './instant-bank.ts'

const log = createLog({ level: 'error' })
const dataFolder = process.env['WASL_DATA'] ?? ''
const { db } = await openDatabase({ dataFolder, log })
const core = createCore({
  db,
  clock: systemClock,
  config: { mode: 'demo', publicUrl: process.env['PUBLIC_URL'] ?? '', secret: 'bench', key: 'bench' },
  log,
  gateways: createGateways({ mode: 'demo', sandbox: { ...instantBank, name: 'sandbox' } }),
  files: openFiles(dataFolder),
})
serve({ fetch: core.fetch, port: Number(process.env['PORT']), hostname: 'localhost' })
