import { sql } from 'drizzle-orm'
import { check, pgTable, smallint } from 'drizzle-orm/pg-core'
import { pointInTime as at } from '../../../platform/db/columns.ts'

/** When all books are checked next. It is postponed before the check begins, so that only one server does it (decision 097). */
export const booksCheck = pgTable(
  'books_check',
  { id: smallint().primaryKey(), dueAt: at('due_at').notNull() },
  (table) => [check('books_check_is_one', sql`${table.id} = 1`)],
)
