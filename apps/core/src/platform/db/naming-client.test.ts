import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { eachEngine } from '@wasl/tests/support/database'
import { inTransaction } from './in-transaction.ts'

type Prepared = { statement: string }

eachEngine((database) => {
  test('a statement with parameters is parsed once per connection, whatever the parameters', async () => {
    const prepared = await inTransaction(database().db, async (tx) => {
      for (const n of [1, 2, 3]) await tx.execute(sql`select ${n}::int as counted_once`)
      await tx.execute(sql`select 4 as without_parameters`)
      const { rows } = await tx.execute<Prepared>(sql`select statement from pg_prepared_statements`)
      return rows.map(({ statement }) => statement)
    })
    expect(prepared.filter((statement) => statement.includes('counted_once'))).toHaveLength(1)
    expect(prepared.filter((statement) => statement.includes('without_parameters'))).toEqual([])
  })

  test('a name given by hand is kept, so that two texts cannot share it', async () => {
    const client = await database().pool.connect()
    await client.query({ name: 'by_hand', text: 'select $1::int', values: [1] })
    const another = client.query({ name: 'by_hand', text: 'select $1::text', values: ['a'] })
    await expect(another).rejects.toThrow('must be unique')
    client.release(true)
  })
})
