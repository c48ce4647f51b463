import { eachEngine } from '@wasl/tests/support/database'
import { sql, type SQL } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { attemptEdges } from './attempt.domain.ts'
import { operationEdges } from './operations/operation.domain.ts'
import { transactionEdges } from './transaction.domain.ts'

eachEngine((database) => {
  test('the edge tables in SQL are those of the domain', async () => {
    const { db } = database()
    const stored = async (table: SQL) => {
      const { rows } = await db.execute(
        sql`select from_state as "from", event, to_state as "to" from ${table}`,
      )
      return rows.map((row) => JSON.stringify(row)).toSorted()
    }
    const known = (edges: readonly object[]) => edges.map((edge) => JSON.stringify(edge)).toSorted()
    expect(await stored(sql`attempt_edge`)).toEqual(known(attemptEdges))
    expect(await stored(sql`transaction_edge`)).toEqual(known(transactionEdges))
    expect(await stored(sql`operation_edge`)).toEqual(known(operationEdges))
  })
})
