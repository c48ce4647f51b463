import type { Db } from '../platform/db/db.ts'
import { readDemoFiles } from './demo-files.ts'
import { hasDemoMerchants } from './demo.store.ts'

/** Whether the demo was ever seeded into this database. */
export const hasDemoData = async (db: Db): Promise<boolean> => hasDemoMerchants(db, await readDemoFiles())
