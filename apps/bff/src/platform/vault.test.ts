import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { sealedFiles } from './sealed-files.ts'
import { createVault } from './vault.ts'

const secret = 'a-secret-of-more-than-thirty-two-characters'
const later = (minutes: number) => new Date(Date.parse('2026-11-20T12:00:00Z') + minutes * 60_000)

async function place() {
  const folder = await mkdtemp(join(tmpdir(), 'wasl-vault-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const time = { now: later(0) }
  const files = sealedFiles(folder, secret)
  const vault = (kind = 'session') =>
    createVault<{ token: string }>(kind, { files, clock: { now: () => time.now } })
  return { folder, time, files, vault }
}

test('what was kept is there after a restart, and the disk knows neither the id nor the value', async () => {
  const { folder, vault } = await place()
  const id = await vault().open({ token: 'secret-token' }, later(20))
  expect(await vault().get(id)).toEqual({ token: 'secret-token' })
  const [file = ''] = await readdir(folder)
  const written = await readFile(join(folder, file), 'utf8')
  expect(`${file} ${written}`).not.toContain(id)
  expect(`${file} ${written}`).not.toContain('secret-token')
})

test('every id is 256 random bits', async () => {
  const { vault } = await place()
  const ids = await Promise.all(Array.from({ length: 50 }, () => vault().open({ token: '' }, later(1))))
  expect(new Set(ids).size).toBe(50)
  for (const id of ids) expect(Buffer.from(id, 'base64url')).toHaveLength(32)
})

test('what is over is gone, from memory and from the disk', async () => {
  const { folder, time, vault } = await place()
  const one = vault()
  const id = await one.open({ token: 'x' }, later(20))
  time.now = later(20)
  expect(await one.get(id)).toBeNull()
  expect(await readdir(folder)).toEqual([])
})

test('what is over is swept although nobody asks for it, and so is a half-written file', async () => {
  const { folder, files, vault } = await place()
  await vault().open({ token: 'old' }, later(10))
  const id = await vault().open({ token: 'new' }, later(30))
  await writeFile(join(folder, 'session-1.abc.new'), 'half')
  await files.sweep(later(15).getTime())
  expect(await readdir(folder)).toHaveLength(1)
  expect(await vault().get(id)).toEqual({ token: 'new' })
})

test('of many that take one id at once, one gets it', async () => {
  const { vault } = await place()
  const id = await vault().open({ token: 'once' }, later(15))
  const one = vault()
  await one.get(id)
  const taken = await Promise.all(Array.from({ length: 20 }, () => one.take(id)))
  expect(taken.filter((value) => value !== null)).toEqual([{ token: 'once' }])
})

test('what was removed does not come back, whoever reads or writes it meanwhile', async () => {
  const { folder, vault } = await place()
  const id = await vault().open({ token: 'a' }, later(20))
  const one = vault()
  const busy = [
    one.get(id),
    one.take(id),
    one.get(id),
    one.replace(id, { token: 'b' }, later(40)),
    one.get(id),
  ]
  await Promise.all(busy)
  await one.replace(id, { token: 'c' }, later(40))
  expect(await one.get(id)).toBeNull()
  expect(await readdir(folder)).toEqual([])
})

test.each([
  ['another kind', (text: string) => text, 'reset'],
  [
    'a changed byte',
    (text: string) => text.replace(/\n./, (first) => (first === '\nA' ? '\nB' : '\nA')),
    'session',
  ],
  ['a later end', (text: string) => text.replace(/^\d/, '9'), 'session'],
])('%s opens nothing', async (_, change, kind) => {
  const { folder, vault } = await place()
  const id = await vault().open({ token: 'x' }, later(20))
  const [file = ''] = await readdir(folder)
  const path = join(folder, file)
  await writeFile(path, change(await readFile(path, 'utf8')))
  expect(await vault(kind).get(id)).toBeNull()
})

test('another secret opens nothing', async () => {
  const { folder, vault, time } = await place()
  const id = await vault().open({ token: 'x' }, later(20))
  const files = sealedFiles(folder, `${secret}!`)
  expect(await createVault('session', { files, clock: { now: () => time.now } }).get(id)).toBeNull()
})

test('nor does it come back to a vault that holds it already, from whoever writes in the same moment', async () => {
  const { folder, vault } = await place()
  const one = vault()
  const id = await one.open({ token: 'a' }, later(20))
  await Promise.all([one.take(id), one.replace(id, { token: 'b' }, later(40))])
  expect(await one.get(id)).toBeNull()
  expect(await readdir(folder)).toEqual([])
})
