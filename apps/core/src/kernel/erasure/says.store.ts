import { sql, type SQL } from 'drizzle-orm'
import type { PersonPatterns } from './words.domain.ts'

/** Whether a text says what is theirs alone. Nearly every text is passed over by the pattern that is read quickly. */
export const says = (text: SQL, { own, nearly }: PersonPatterns): SQL =>
  own === null || nearly === null
    ? sql`false`
    : sql`case when ${text} ~* ${nearly} then ${text} ~* ${own} else false end`
