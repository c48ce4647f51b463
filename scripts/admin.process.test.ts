import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
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

type Run = { typed?: string; mode?: string; secret?: string }

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
  return (args: readonly string[], { typed = '', mode, secret }: Run = {}) =>
    command('admin.ts', args, {
      typed,
      environment: {
        ...environment,
        ...(mode && { WASL_MODE: mode, PUBLIC_URL: '' }),
        ...(secret && { WASL_SECRET: secret }),
      },
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

test('a new secret is read from a file or standard input, takes the place of the old one, and is never told', async () => {
  const run = installation()
  const next = 'the-secret-from-now-on-that-is-long-enough'
  const folder = mkdtempSync(join(tmpdir(), 'wasl-secret-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'secret')
  writeFileSync(file, `${next}\n`)

  expect(await run(['secret'])).toMatchObject({ code: 1, output: expect.stringContaining('Which secret?') })
  const short = await run(['secret', '--from-file=-'], { typed: 'too-short-to-be-one\n' })
  expect(short).toMatchObject({ code: 1, output: expect.stringContaining('at least 32 characters') })
  expect(short.output).not.toContain('too-short')
  const missing = await run(['secret', `--from-file=${file}.missing`])
  expect(missing.output).toContain('It wants a file with the new secret, or - for standard input.')

  const changed = await run(['secret', `--from-file=${file}`])
  expect(changed).toEqual({
    code: 0,
    output: expect.stringMatching(
      /sealed with the new secret\.\nSet WASL_SECRET to it and restart every process/,
    ),
  })
  const again = await run(['secret', '--from-file=-'], { typed: `${next}\n`, secret: next })
  expect(again).toEqual({
    code: 0,
    output: 'The key of this installation is sealed with this secret already.\nWASL_SECRET is it.\n',
  })
  expect(changed.output + again.output).not.toContain(next)
  expect(await run(owner, { typed: `${password}\n`, secret: next })).toMatchObject({ code: 0 })
  expect(await run(['gateway'])).toEqual({
    code: 1,
    output: expect.stringMatching(/^WASL_SECRET does not open the key of this installation: .+\n$/),
  })
}, 240_000)
