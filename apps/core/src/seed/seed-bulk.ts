import { readFile } from 'node:fs/promises'
import { bulkJobs } from '../dashboard/bulk/bulk.jobs.ts'
import { keepUpload } from '../dashboard/bulk/keep-upload.service.ts'
import { startDispatch } from '../dashboard/bulk/dispatch/start-dispatch.service.ts'
import { findUpload } from '../dashboard/bulk/uploads.store.ts'
import type { Ledger } from '../kernel/ledger/ledger.ts'
import { findStaffUserByName } from '../kernel/people/people.store.ts'
import { createCodeHashes } from '../kernel/codes/code-hash.ts'
import { bulkRequests } from '../kernel/requests/bulk-requests.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/db.ts'
import type { Files } from '../platform/files/files.ts'
import type { Log } from '../platform/log/log.ts'

type BulkSeeds = {
  db: Db
  clock: Clock
  files: Files
  log: Log
  ledger: Ledger
  key: string
  publicUrl: string
}

const merchantId = 1
const folder = new URL('demo/', import.meta.url)

/** One file with rows to mend, and one that was sent: uploaded, checked and dispatched as staff would. */
export async function seedBulk({ key, ledger, ...deps }: BulkSeeds): Promise<void> {
  const { db, clock } = deps
  const admin = await findStaffUserByName(db, { merchantId, username: 'admin.demo' })
  if (!admin || (await findUpload(db, { merchantId, publicId: 'BULK-SCHOOL-FAIR' }))) return
  const staff = { userId: admin.id, merchantId, username: admin.username, sessionId: null }
  const keep = async (name: string, publicId: string) => {
    const content = await readFile(new URL(name, folder))
    const pieces = (async function* () {
      yield content
    })()
    await keepUpload(deps, staff, { name, content: pieces, requestId: 'seed', publicId })
  }
  await keep('november-members.csv', 'BULK-MEMBERS')
  await keep('school-fair.csv', 'BULK-SCHOOL-FAIR')
  const maker = bulkRequests({
    db,
    clock,
    ledger,
    hashes: createCodeHashes(key),
    targets: { allowed: [], onlyAllowed: true },
  })
  const jobs = bulkJobs({ ...deps, maker, keptIsSent: true })
  await jobs.check()
  await startDispatch(deps, staff, {
    upload: 'BULK-SCHOOL-FAIR',
    startsAt: null,
    ratePerMinute: null,
    withFailed: false,
    rowsSeen: 5,
    revisionSeen: null,
    idempotencyKey: 'seed',
    requestId: 'seed',
  })
  await jobs.send()
}
