import type { Db } from '@wasl/core/platform/db/db'

/** The folder of files and of the bank's book that belongs to a database which began with the demo in it. */
export const besideDatabase = new WeakMap<Db, string>()
