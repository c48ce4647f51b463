import { bulkJobs } from '@wasl/core/dashboard/bulk/bulk.jobs'
import { createLedger } from '@wasl/core/kernel/ledger/ledger'
import { ledgerGuards } from '@wasl/core/ledger-guards'
import { openDatabase } from '@wasl/core/platform/db/database'
import { openFiles } from '@wasl/core/platform/files/files'
import { bulkRequests } from '@wasl/core/kernel/requests/bulk-requests'
import { createCodeHashes } from '@wasl/core/kernel/codes/code-hash'
import { quietLog } from '../quiet-log.ts'
import { silentLog } from '../silent-log.ts'

/** Sends rows and says of each that its request is written, before it is committed: a process to kill in the middle. */
const [folder = '', url = '', now = ''] = process.argv.slice(2)
const { db } = await openDatabase({ url: url || undefined, dataFolder: folder, log: quietLog })
const clock = { now: () => new Date(now) }
const gateways = { find: () => null, names: () => [] }
const ledger = createLedger({ db, clock, gateways, guards: ledgerGuards, redirectOrigins: [], log: quietLog })
const maker = bulkRequests({
  db,
  clock,
  ledger,
  hashes: createCodeHashes('a secret of the test'),
  targets: { allowed: [], onlyAllowed: true },
})
const jobs = bulkJobs({
  db,
  clock,
  log: silentLog,
  publicUrl: 'https://pay.example',
  keptIsSent: true,
  files: openFiles(`${folder}/files`),
  maker: {
    ...maker,
    async make(tx, row) {
      const made = await maker.make(tx, row)
      process.stdout.write(`${made}\n`)
      return made
    },
  },
})
await jobs.send()
process.stdout.write('all\n')
