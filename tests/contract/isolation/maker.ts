import type { Pool } from 'pg'

export type Maker = {
  of: RegExp
  /** What belongs to a merchant; to the user where it is a user's own. */
  make: (pool: Pool, owner: { merchantId: number; userId: number }) => Promise<string>
  random?: string
  /** A route whose own id is answered 404 all the same: the reason. */
  ownIsMissing?: string
}

export const one = async (pool: Pool, text: string, values: unknown[]): Promise<string> => {
  const { rows } = await pool.query<{ id: string | number }>(text, values)
  const [row] = rows
  if (!row) throw new Error(`there is none: ${text}`)
  return String(row.id)
}

let made = 0
export const fresh = (what: string): string => `${what}-${(made += 1)}`
