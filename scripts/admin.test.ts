import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { command } from './command.fixtures.ts'

const password = 'Tall-Ship-41'
const merchant = [
  '--merchant-en=Pearl Coffee',
  '--merchant-ar=قهوة اللؤلؤ',
  '--name-en=Alia',
  '--name-ar=علياء',
]
const owner = ['create', '--username=owner', '--email=owner@pearl.example', ...merchant]

/** A folder of its own, and the environment of a production installation in it. */
function installation() {
  const folder = mkdtempSync(join(tmpdir(), 'wasl-admin-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const environment = {
    ...process.env,
    WASL_DATA: folder,
    WASL_MODE: 'production',
    WASL_SECRET: 'a-secret-of-the-tests-that-is-long-enough',
    PUBLIC_URL: 'https://pay.pearl.example',
    DATABASE_URL: '',
  }
  return (args: readonly string[], { typed, mode }: { typed: string; mode?: string }) =>
    command('admin.ts', args, {
      typed,
      environment: { ...environment, ...(mode && { WASL_MODE: mode, PUBLIC_URL: '' }) },
    })
}

test('a production installation gets its merchant and its first administrator', async () => {
  const run = installation()
  const made = await run(owner, { typed: `${password}\n` })
  expect(made).toMatchObject({ code: 0 })
  expect(made.output).toContain('Pearl Coffee answers at pay.pearl.example, and owner administers it.')
  expect(made.output).not.toContain(password)
}, 120_000)

test('a weak password and the demo are refused with a sentence', async () => {
  const run = installation()
  const [weak, demo] = await Promise.all([
    run(owner, { typed: 'Password1!\n' }),
    run(owner, { typed: `${password}\n`, mode: 'demo' }),
  ])
  expect(weak.output).toContain('This is a common password.')
  expect(demo.output).toContain('The demo has its users and merchants.')
  expect([weak.code, demo.code]).toEqual([1, 1])
}, 120_000)
