import { openDatabase } from '@wasl/core/platform/db/database'
import { inTransaction } from '@wasl/core/platform/db/in-transaction'
import { sql } from 'drizzle-orm'
import { quietLog } from '../quiet-log.ts'

/** Writes pairs of rows, says which are committed, and never stops by itself: a process to kill. */
const WRITERS = 8
const [folder = '', firstId = '1'] = process.argv.slice(2)
const { db } = await openDatabase({ dataFolder: folder, log: quietLog })
await db.execute(sql`create table if not exists acknowledged (id bigint, half text, primary key (id, half))`)

let nextId = Number(firstId)
async function writeForever(): Promise<never> {
  for (;;) {
    const id = nextId
    nextId += 1
    await inTransaction(db, async (tx) => {
      await tx.execute(sql`insert into acknowledged values (${id}, 'left')`)
      await tx.execute(sql`insert into acknowledged values (${id}, 'right')`)
    })
    process.stdout.write(`${id}\n`)
  }
}
await Promise.all(Array.from({ length: WRITERS }, writeForever))
