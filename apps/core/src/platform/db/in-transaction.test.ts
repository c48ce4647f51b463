import { eachEngine } from '@wasl/tests/support/database'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inTransaction } from './in-transaction.ts'

eachEngine((database) => {
  test('what a transaction wrote is there once it is done', async () => {
    const { db } = database()
    await db.execute(sql`create table kept (n int)`)
    await inTransaction(db, (tx) => tx.execute(sql`insert into kept values (1)`))
    expect((await db.execute(sql`select n from kept`)).rows).toEqual([{ n: 1 }])
  })
})
