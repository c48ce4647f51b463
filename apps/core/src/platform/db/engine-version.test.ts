import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { databaseForTests } from '@wasl/tests/support/database'
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { engine, recordEngine, refuseOtherEngine } from './engine-version.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wasl-engine-'))
})
afterEach(() => rm(folder, { recursive: true }))

const database = databaseForTests()

test('the engine this release names is the one it has', async () => {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  const { version } = JSON.parse(readFileSync(join(dirname(entry), '..', 'package.json'), 'utf8'))
  const { rows } = await database().pool.query('show server_version')
  expect(engine).toEqual({ pglite: version, postgres: Number.parseInt(rows[0].server_version, 10) })
})

test('a folder of the same engine, or of an earlier patch of it, is opened', async () => {
  await expect(refuseOtherEngine(folder)).resolves.toBeUndefined()
  await recordEngine(folder, { pglite: '0.5.16', postgres: 18 })
  await expect(refuseOtherEngine(folder, { pglite: '0.5.16', postgres: 18 })).resolves.toBeUndefined()
  await expect(refuseOtherEngine(folder, { pglite: '0.5.17', postgres: 18 })).resolves.toBeUndefined()
})

test.each([
  ['newer', { pglite: '0.5.15', postgres: 18 }],
  ['newer', { pglite: '0.4.99', postgres: 18 }],
  ['newer', { pglite: '0.6.0', postgres: 17 }],
  ['older', { pglite: '0.6.0', postgres: 18 }],
  ['older', { pglite: '0.5.16', postgres: 19 }],
])('a folder of a %s engine than %j is refused with what to do', async (age, ours) => {
  await recordEngine(folder, { pglite: '0.5.16', postgres: 18 })
  await expect(refuseOtherEngine(folder, ours)).rejects.toThrow(
    `was written by PGlite 0.5.16 (PostgreSQL 18); this release has ${ours.pglite} (${ours.postgres}): start the ${age} release again, or set WASL_DATA to another folder`,
  )
})

test('a record that cannot be read is refused, not overwritten', async () => {
  await writeFile(join(folder, 'engine.json'), '{')
  await expect(refuseOtherEngine(folder)).rejects.toThrow('engine.json cannot be read')
})
