import type { Pool } from 'pg'

const OLDEST_POSTGRES = 15

/** The server cannot be used as it is; the message says what to change. */
class ServerRefused extends Error {
  override readonly name = 'ServerRefused'
}

export async function refuseUnfitServer(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ version: string; encoding: string }>(
    "select current_setting('server_version') as version, current_setting('server_encoding') as encoding",
  )
  for (const { version, encoding } of rows) {
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
  }
}
