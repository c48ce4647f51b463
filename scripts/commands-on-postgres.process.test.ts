import { findLedgerFaults } from '@wasl/core/kernel/ledger/books/invariants'
import { openMerchant } from '@wasl/core/kernel/installation/open-merchant.service'
import { systemClock } from '@wasl/core/platform/clock'
import { hasDemoData } from '@wasl/core/seed/has-demo-data'
import { findPostgres, postgresTestDatabase, withDatabase } from '@wasl/tests/support/postgres-test-database'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { command } from './command.fixtures.ts'

const server = await findPostgres()

/** A database of its own, an empty data folder, and the environment that names both. */
async function installation(mode: Record<string, string>) {
  const database = await postgresTestDatabase(server ?? '')
  const folder = mkdtempSync(join(tmpdir(), 'wasl-command-'))
  onTestFinished(async () => {
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  const { rows } = await database.pool.query<{ name: string }>('select current_database() as name')
  const url = withDatabase(server ?? '', rows[0]?.name ?? '')
  const environment = { ...process.env, WASL_DATA: folder, DATABASE_URL: url, ...mode }
  return { ...database, folder, environment }
}

describe.skipIf(!server)('on PostgreSQL', () => {
  test('npm run admin makes the merchant and its first administrator, once; nobody seeds a demo there', async () => {
    const { pool, environment } = await installation({
      WASL_MODE: 'production',
      WASL_SECRET: 'a-secret-of-the-tests-that-is-long-enough',
      PUBLIC_URL: 'https://pay.pearl.example',
    })
    const args = [
      'create',
      '--username=owner',
      '--email=owner@pearl.example',
      '--merchant-en=Pearl Coffee',
      '--merchant-ar=قهوة اللؤلؤ',
      '--name-en=Alia',
      '--name-ar=علياء',
    ]
    const typed = 'Tall-Ship-41\n'
    const made = await command('admin.ts', args, { typed, environment })
    expect(made).toEqual({
      code: 0,
      output: expect.stringContaining('Pearl Coffee answers at pay.pearl.example, and owner administers it.'),
    })
    const { rows } = await pool.query(
      `select m.title_ar, u.username, u.is_superuser, u.password_hash like '$argon2%' as is_hashed
       from merchant m join staff_user u on u.merchant_id = m.id`,
    )
    expect(rows).toEqual([
      {
        title_ar: 'قهوة اللؤلؤ',
        username: 'owner',
        is_superuser: true,
        is_hashed: true,
      },
    ])
    const again = await command('admin.ts', args, { typed, environment })
    expect([again.code, (await pool.query('select 1 from staff_user')).rowCount]).toEqual([1, 1])
    const demo = { ...environment, WASL_MODE: 'demo', PUBLIC_URL: '' }
    expect(await command('seed.ts', [], { environment: demo })).toMatchObject({
      code: 1,
      output: expect.stringContaining('holds merchants that are not the demo'),
    })
  }, 120_000)

  test('npm run admin opens a second merchant with its administrator, host, plugin and gateway', async () => {
    const { db, pool, environment } = await installation({
      WASL_MODE: 'production',
      WASL_SECRET: 'a-secret-of-the-tests-that-is-long-enough',
      PUBLIC_URL: 'https://pay.pearl.example',
    })
    const pearl = { host: 'pay.pearl.example', titleEn: 'Pearl', titleAr: 'لؤلؤة', brand: '#0b57d0' }
    const kuwait = { currency: 'KWD', countryCode: 'KW', timezone: 'Asia/Kuwait' }
    await openMerchant({ db, clock: systemClock }, { ...pearl, ...kuwait })
    const run = async (args: string, typed = '') => {
      const { code, output } = await command('admin.ts', args.split(' '), { typed, environment })
      expect({ code, output }).toMatchObject({ code: 0 })
      return output
    }
    const place = '--currency SAR --country SA --timezone Asia/Riyadh'
    expect(
      await run(`merchant --host tea.example --merchant-en=Coral --merchant-ar=مرجان ${place}`),
    ).toContain('Coral (merchant 2) answers at tea.example.')
    const owner = '--username=owner --email=o@tea.example --name-en=Alia --name-ar=علياء'
    await run(`create --host tea.example ${owner}`, 'Tall-Ship-41\n')
    expect(await run('host --host tea.example --add shop.tea.example')).toContain(
      'Coral (merchant 2) answers at shop.tea.example, tea.example.',
    )
    expect(await run('plugins --host shop.tea.example --add e_commerce')).toContain(
      'has payment_request, customer_payment, e_commerce.',
    )
    const door = '--code door --adapter cod --name-en=Door --name-ar=الباب --secrets -'
    const made = await run(`gateway --host tea.example ${door}`, '{"key":\n"TK-in-the-dark"}')
    const listed = await run('gateway --host tea.example')
    expect(listed).toMatch(/cod: .+ in SAR[^]+door: .+ secrets: key/)
    expect(made + listed).not.toContain('in-the-dark')
    const { rows } = await pool.query(
      `select m.key, m.currency, u.username, g.sealed_secrets ? 'key' as has_key,
         g.sealed_secrets::text like '%in-the-dark%' as is_open
       from merchant m join staff_user u on u.merchant_id = m.id
       join gateway g on g.merchant_id = m.id and g.code = 'door'`,
    )
    expect(rows).toEqual([
      { key: 'merchant-2', currency: 'SAR', username: 'owner', has_key: true, is_open: false },
    ])
  }, 240_000)

  test('npm run seed fills it with the demo, and keeps no database in the folder', async () => {
    const { db, folder, environment } = await installation({ WASL_MODE: 'demo', PUBLIC_URL: '' })
    const seeded = await command('seed.ts', ['--transactions', '20'], { environment })
    expect(seeded).toEqual({ code: 0, output: expect.stringContaining('The demo is in the database.') })
    expect(await hasDemoData(db)).toBe(true)
    expect(await findLedgerFaults(db)).toEqual([])
    expect(readdirSync(folder)).not.toContain('database')
    const fresh = await command('seed.ts', ['--fresh'], { environment })
    expect(fresh).toMatchObject({
      code: 1,
      output: expect.stringContaining('--fresh empties the data folder only'),
    })
  }, 120_000)
})
