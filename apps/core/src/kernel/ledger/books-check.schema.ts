import { sql } from 'drizzle-orm'
import { check, pgTable, smallint } from 'drizzle-orm/pg-core'
import { pointInTime as at } from '../../platform/db/columns.ts'

/** When all of the books are checked next; put off before it begins, so that one of several servers does it (decision 097). */
export const booksCheck = pgTable(
  'books_check',
  { id: smallint().primaryKey(), dueAt: at('due_at').notNull() },
  (table) => [check('books_check_is_one', sql`${table.id} = 1`)],
)
