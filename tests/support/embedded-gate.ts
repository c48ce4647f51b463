import { openEmbedded } from '@wasl/core/platform/db/embedded/embedded'
import type { PortStream } from '@wasl/core/platform/db/embedded/port-stream'
import pg from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { migratedTemplate } from './embedded-test-database.ts'
import { quietLog } from './quiet-log.ts'

const OPEN_MS = 60_000

type Limits = { hardLimitMs?: number; leaseMs?: number }

/** `pipeline` is newer than the types of `pg`. */
type ClientConfig = pg.ClientConfig & { pipeline?: boolean }

export type TestGate = {
  /** A connection of its own, ended with the tests. */
  client(config?: ClientConfig): Promise<pg.Client>
  pool(config?: pg.PoolConfig): pg.Pool
  /** What a connection speaks through, for those who speak the protocol themselves. */
  stream(): PortStream
}

/** The embedded database behind its gate, in memory, for the tests of one file. */
export function gateForTests(limits: Limits = {}): TestGate {
  let embedded: Awaited<ReturnType<typeof openEmbedded>>
  const opened: { end(): Promise<void> }[] = []
  beforeAll(async () => {
    const template = await migratedTemplate()
    embedded = await openEmbedded({ dataDir: 'memory://', template, ...limits, log: quietLog })
  }, OPEN_MS)
  afterAll(async () => {
    await Promise.all(opened.map((each) => each.end()))
    await embedded.stop()
  })
  return {
    stream: () => embedded.poolConfig.stream(),
    client: async (config) => {
      const client = new pg.Client({ ...embedded.poolConfig, ...config })
      client.on('error', () => {}) // queries report it; without a listener it would end the process
      await client.connect()
      opened.push(client)
      return client
    },
    pool: (config) => {
      const pool = new pg.Pool({ ...embedded.poolConfig, ...config })
      pool.on('error', () => {})
      pool.on('connect', (client) => client.on('error', () => {}))
      opened.push(pool)
      return pool
    },
  }
}
