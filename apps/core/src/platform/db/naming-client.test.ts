import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { eachEngine } from '@wasl/tests/support/database'
import { inTransaction } from './in-transaction.ts'
import { NamingClient, plannedAnew } from './naming-client.ts'

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

  test('its columns are asked for once per connection, and its rows read the same each time', async () => {
    const client = await database().pool.connect()
    if (!(client instanceof NamingClient)) throw new Error('the pool makes other clients')
    const describe = vi.spyOn(client.connection, 'describe')
    const moment = { text: 'select $1::timestamptz as at, null as none', values: ['2026-11-25T08:00:00Z'] }
    const answers = []
    for (const rowMode of [undefined, 'array'] as const) {
      for (const types of [undefined, { getTypeParser: () => (text: string) => text }]) {
        const asked = { ...moment, ...(rowMode && { rowMode }), ...(types && { types }) }
        for (let time = 0; time < 2; time += 1) answers.push((await client.query(asked)).rows[0])
      }
    }
    const at = new Date('2026-11-25T08:00:00Z')
    const text = expect.stringMatching(/^2026-11-25 /)
    const read = [at, at, text, text]
    expect(answers).toEqual([
      ...read.map((value) => ({ at: value, none: null })),
      ...read.map((value) => [value, null]),
    ])
    // As Drizzle reads them, and as the driver does, unless another connection has told.
    expect(describe.mock.calls.length).toBeLessThanOrEqual(2)
    client.release(true)
  })

  test('a statement whose columns have changed is refused, not read by its old ones', async () => {
    const client = await database().pool.connect()
    await client.query('create temporary table changing(first text, second text)')
    await client.query("insert into changing values ('first', 'second')")
    const all = { text: 'select * from changing where first = $1', values: ['first'] }
    for (let time = 0; time < 2; time += 1) {
      expect((await client.query(all)).rows).toEqual([{ first: 'first', second: 'second' }])
    }
    await client.query('alter table changing rename column second to third')
    await expect(client.query(all)).rejects.toThrow('cached plan must not change result type')
    client.release(true)
  })
})
