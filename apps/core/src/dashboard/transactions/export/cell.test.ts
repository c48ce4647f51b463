import { currencies } from '@wasl/domain/currencies'
import { decimalText } from '@wasl/domain/money'
import { eachEngine } from '@wasl/tests/support/database'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { amountText } from './cell.store.ts'

eachEngine((database) => {
  test.each([1_234_567, 100, 0, -1])(
    'the database writes %s minor units of every currency with its digits, which a table then shows',
    async (minor) => {
      const amount = amountText(sql`${minor}::bigint`, sql`currency`)
      const { rows } = await database().db.execute<{ currency: string; text: string }>(
        sql`select currency, ${amount} as text from unnest(${`{${[...currencies.keys()].join(',')}}`}::text[]) currency`,
      )
      expect(rows).toHaveLength(currencies.size)
      expect(rows).toEqual(rows.map(({ currency }) => ({ currency, text: decimalText({ minor, currency }) })))
    },
  )
})
