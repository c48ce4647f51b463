import { importLimits } from '@wasl/domain/product-import'
import { accepted, refused, type Result } from '@wasl/domain/result'
import { createHash } from 'node:crypto'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Files } from '../../platform/files/files.ts'
import { newPublicId } from '../../platform/ids.ts'
import { audited, type By } from '../administered/by.ts'
import { judgedTable, NotKept, tableName, type KeepRefusal, type TableJudge } from '../imports/table-file.ts'
import { insertJob, type JobRow } from './import-jobs.store.ts'
import type { JobPlugin } from './job.domain.ts'

type Sent = { plugin: JobPlugin; name: string; content: AsyncIterable<Uint8Array> }

/** A file of products as it comes, piece by piece to its place. Nothing of it is read yet. */
export async function keepImport(
  { db, clock, files }: { db: Db; clock: Clock; files: Files },
  by: By,
  { plugin, name, content }: Sent,
): Promise<Result<JobRow, KeepRefusal>> {
  const publicId = newPublicId()
  const file = `import-${publicId}.table`
  const judge: TableJudge = { format: 'csv', hash: createHash('sha256'), mostBytes: importLimits.bytes }
  const { merchantId, userId, username } = by.staff
  try {
    const { bytes } = await files.generated.write(file, judgedTable(content, judge))
    const now = clock.now()
    const job = await inTransaction(db, async (tx) => {
      const stored = await insertJob(tx, {
        publicId,
        plugin,
        file,
        fileName: tableName(name),
        fileFormat: judge.format,
        bytes,
        sha256: judge.hash.digest('hex'),
        merchantId,
        userId,
        username,
        createdAt: now,
      })
      const detail = { import: publicId, bytes }
      await audited(tx, by, { action: 'product_import.uploaded', object: stored.fileName, detail, now })
      return stored
    })
    return accepted(job)
  } catch (error) {
    if (error instanceof NotKept) {
      await files.generated.remove(file)
      return refused(error.refusal)
    }
    // Whether the row was stored is not known: a file without one is swept, a row without its file is not read.
    throw error
  }
}
