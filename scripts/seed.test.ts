import { openMigrated } from '@wasl/core/open-migrated'
import { quietLog } from '@wasl/tests/support/quiet-log'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { command } from './command.fixtures.ts'

test('npm run seed -- --fresh empties no folder that holds a real merchant', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'wasl-seed-'))
  onTestFinished(() => rmSync(dataFolder, { recursive: true, force: true }))
  const production = { mode: 'production', databaseUrl: null, dataFolder } as const
  const made = await openMigrated(production, quietLog)
  await made.pool.query(
    `insert into merchant (id, key, title_en, title_ar, brand, country_code, currency, timezone, plugins, redirect_origins)
     values (1, 'merchant', 'Pearl Coffee', 'قهوة اللؤلؤ', '#000000', 'KW', 'KWD', 'Asia/Kuwait', '{}', '{}')`,
  )
  await made.stop()

  const environment = { ...process.env, WASL_MODE: 'demo', WASL_DATA: dataFolder, DATABASE_URL: '' }
  expect(await command('seed.ts', ['--fresh'], { environment })).toEqual({
    code: 1,
    output: expect.stringContaining('WASL_DATA holds merchants that are not the demo'),
  })
  const kept = await openMigrated(production, quietLog)
  expect((await kept.pool.query('select key from merchant')).rows).toEqual([{ key: 'merchant' }])
  await kept.stop()
}, 120_000)
