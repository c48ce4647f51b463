import { createHash } from 'node:crypto'
import type { Db } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Files } from '../../platform/files/files.ts'
import { isNamed, lockContent } from './files.store.ts'
import type { storedFile } from './merchants.schema.ts'
import { addFile } from './merchants.service.ts'

type Deps = { db: Db; files: Files }
type Named = Omit<typeof storedFile.$inferInsert, 'sha256' | 'bytes'>

/** The content is stored before the row that names it, and under its lock: a row never points at nothing. */
export async function keepFile(
  { db, files }: Deps,
  content: Uint8Array,
  named: Named,
): Promise<{ bytes: number }> {
  const sha256 = createHash('sha256').update(content).digest('hex')
  return inTransaction(db, async (tx) => {
    await lockContent(tx, sha256)
    const kept = await files.put(content)
    await addFile(tx, { ...named, ...kept })
    return { bytes: kept.bytes }
  })
}

/** Content no row named a moment ago, unless somebody has named it again. */
export const dropContent = ({ db, files }: Deps, sha256: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    await lockContent(tx, sha256)
    if (!(await isNamed(tx, sha256))) await files.remove(sha256)
  })
