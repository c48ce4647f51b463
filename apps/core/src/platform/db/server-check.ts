import type { Pool } from 'pg'
import type { DatabaseLog } from './database-log.ts'

const OLDEST_POSTGRES = 15

/** The server cannot be used as it is; the message says what to change. */
class ServerRefused extends Error {
  override readonly name = 'ServerRefused'
}

/** What a server is asked for, so that a commit outlives a power cut. */
const lasting = ['fsync', 'synchronous_commit', 'full_page_writes'] as const

type Settings = { version: string; encoding: string; off: string[] }

/** A server that may forget commits is told of in the log: whose it is may know why. Throws ServerRefused. */
export async function checkServer(pool: Pool, log: DatabaseLog): Promise<void> {
  const { rows } = await pool.query<Settings>(
    `select current_setting('server_version') as version, current_setting('server_encoding') as encoding,
      array(select name from unnest($1::text[]) as name where current_setting(name) = 'off') as off`,
    [lasting],
  )
  for (const { version, encoding, off } of rows) {
    if (Number.parseInt(version, 10) < OLDEST_POSTGRES) {
      throw new ServerRefused(
        `DATABASE_URL: PostgreSQL ${OLDEST_POSTGRES} or later is needed, this is ${version}`,
      )
    }
    if (encoding !== 'UTF8') {
      throw new ServerRefused(
        `DATABASE_URL: the database's encoding is ${encoding}, create one with encoding UTF8`,
      )
    }
    if (off.length > 0) {
      log.warn(
        { off },
        'DATABASE_URL: this server may lose acknowledged payments in a power cut, switch on what is off',
      )
    }
  }
}
