import type { Db } from '../platform/db/db.ts'
import { readDemoFiles } from './demo-files.ts'
import { hasDemoMerchants, hasDemoStaff } from './demo.store.ts'

/** Whether the demo was ever seeded into this database, or one of its accounts was carried here. */
export async function hasDemoData(db: Db): Promise<boolean> {
  const files = await readDemoFiles()
  return (await hasDemoMerchants(db, files)) || hasDemoStaff(db, files)
}
