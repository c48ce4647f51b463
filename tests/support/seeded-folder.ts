import { start } from '@wasl/bff/main'
import { readConfig, type Config } from '@wasl/core/platform/config/config'
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { silentLog } from './silent-log.ts'

/** A data folder of one's own with the demo in it, and the port its addresses name. Whoever takes it removes it. */
export type SeededFolder = { folder: string; config: Config }

/**
 * Seeding takes seconds, a copy a fraction of one: the first file of a worker seeds, the others copy. Addresses of the shop
 * stand in the database and in the bank's book, so every copy is served on the port that was seeded.
 */
export async function seededFolder(): Promise<SeededFolder> {
  const template = (await usableTemplate()) ?? (await seedTemplate())
  const folder = await mkdtemp(join(tmpdir(), 'wasl-e2e-'))
  await cp(join(template, 'data'), folder, { recursive: true })
  return { folder, config: configFor(folder, await portOf(template)) }
}

/** All files of one run have the same parent; those that run at the same time have different pool ids, hence ports. */
const place = join(tmpdir(), `wasl-e2e-template-${process.ppid}-${process.env['VITEST_POOL_ID'] ?? '1'}`)
const freshMs = 600_000

async function usableTemplate(): Promise<string | null> {
  try {
    const { mtimeMs } = await stat(place)
    return Date.now() - mtimeMs < freshMs && (await isFree(await portOf(place))) ? place : null
  } catch {
    return null
  }
}

async function seedTemplate(): Promise<string> {
  await dropOldTemplates()
  const unfinished = await mkdtemp(join(tmpdir(), 'wasl-e2e-seeding-'))
  const data = join(unfinished, 'data')
  await mkdir(data)
  const port = await freePort()
  const running = await start(configFor(data, port), { log: silentLog })
  await running.stop()
  await writeFile(join(unfinished, 'port'), String(port))
  await rm(place, { recursive: true, force: true })
  await rename(unfinished, place)
  return place
}

async function dropOldTemplates(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith('wasl-e2e-template-')) continue
    const { mtimeMs } = await stat(join(tmpdir(), name)).catch(() => ({ mtimeMs: Date.now() }))
    if (Date.now() - mtimeMs > freshMs) await rm(join(tmpdir(), name), { recursive: true, force: true })
  }
}

const portOf = async (template: string): Promise<number> =>
  Number(await readFile(join(template, 'port'), 'utf8'))

function configFor(folder: string, port: number): Config {
  const config = readConfig({ PORT: String(port), WASL_DATA: folder })
  if (!config.ok) throw new Error(config.error.join('\n'))
  return config.value
}

/** Below the ports that outgoing connections take, so that it is still free for the next file. */
async function freePort(): Promise<number> {
  const port = 20_000 + Math.floor(Math.random() * 10_000)
  return (await isFree(port)) ? port : freePort()
}

async function isFree(port: number): Promise<boolean> {
  return (await canListen(port, '127.0.0.1')) && (await canListen(port, '::1'))
}

function canListen(port: number, host: string): Promise<boolean> {
  const probe = createServer()
  return new Promise((resolve) => {
    probe.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT'),
    )
    probe.listen({ port, host }, () => probe.close(() => resolve(true)))
  })
}
