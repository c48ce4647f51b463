import {
  emptyServerDatabase,
  findPostgres,
  onServer,
  withDatabase,
} from '@wasl/tests/support/postgres-test-database'
import { quietLog } from '@wasl/tests/support/quiet-log'
import { randomBytes } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from './database.ts'

const server = await findPostgres()
const dataFolder = 'unused with a server'

test('a server that does not answer is reported at the start', async () => {
  const url = 'postgresql://nobody@127.0.0.1:1/none'
  await expect(openDatabase({ url, dataFolder, log: quietLog })).rejects.toThrow('ECONNREFUSED')
})

test.skipIf(!server)('a database that cannot hold Arabic is refused, one that can is opened', async () => {
  const url = server ?? ''
  const name = `wasl_test_latin_${randomBytes(4).toString('hex')}`
  await onServer(url, (client) =>
    client.query(`create database ${name} encoding 'LATIN1' lc_collate 'C' lc_ctype 'C' template template0`),
  )
  const latin = withDatabase(url, name)
  await expect(openDatabase({ url: latin, dataFolder, log: quietLog })).rejects.toThrow('encoding is LATIN1')
  await onServer(url, (client) => client.query(`drop database ${name}`))
  const database = await openDatabase({ url, dataFolder, log: quietLog })
  expect(database.kind).toBe('postgres')
  await database.stop()
})

test.skipIf(!server)(
  'a server that may forget commits in a power cut is used, and the log says so',
  async () => {
    const { url, drop } = await emptyServerDatabase(server ?? '')
    onTestFinished(drop)
    const told: object[] = []
    const log = { ...quietLog, warn: (fields: object) => told.push(fields) }
    const open = async () => (await openDatabase({ url, dataFolder, log })).stop()
    await setting(url, 'off')
    await open()
    expect(told).toEqual([{ off: ['synchronous_commit'] }])
    await setting(url, 'on')
    await open()
    expect(told).toHaveLength(1)
  },
)

const setting = (url: string, commits: 'on' | 'off') =>
  onServer(url, (client) =>
    client.query(`alter database ${new URL(url).pathname.slice(1)} set synchronous_commit = ${commits}`),
  )
