import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { eachEngine } from '@wasl/tests/support/database'
import { inTransaction } from './in-transaction.ts'
import { plannedAnew } from './naming-client.ts'

type Prepared = { statement: string }

eachEngine((database) => {
  test('a statement with parameters is parsed once per connection, unless its plan hangs on them', async () => {
    const prepared = await inTransaction(database().db, async (tx) => {
      for (const n of [1, 2, 3]) await tx.execute(sql`select ${n}::int as counted_once`)
      await tx.execute(sql`select 4 as without_parameters`)
      await tx.execute(sql`select ${5}::int as counted_anew ${sql.raw(plannedAnew)}`)
      const { rows } = await tx.execute<Prepared>(sql`select statement from pg_prepared_statements`)
      return rows.map(({ statement }) => statement)
    })
    expect(prepared.filter((statement) => statement.includes('counted_once'))).toHaveLength(1)
    expect(prepared.filter((statement) => /without_parameters|counted_anew/.test(statement))).toEqual([])
  })

  test('a name given by hand is kept, so that two texts cannot share it', async () => {
    const client = await database().pool.connect()
    await client.query({ name: 'by_hand', text: 'select $1::int', values: [1] })
    const another = client.query({ name: 'by_hand', text: 'select $1::text', values: ['a'] })
    await expect(another).rejects.toThrow('must be unique')
    client.release(true)
  })
})
