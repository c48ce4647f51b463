import { start } from '@wasl/bff/main'
import { readConfig, type Config } from '@wasl/core/platform/config/config'
import { cp, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freshTemplate } from './fresh-template.ts'
import './kept-engine.ts'
import { silentLog } from './silent-log.ts'

/** A data folder of one's own with the demo in it, and the port its addresses name. Whoever takes it removes it. */
export type SeededFolder = { folder: string; config: Config }

/** Addresses of the shop stand in the database and in the bank's book, so every copy is served on the port that was seeded. */
export async function seededFolder(): Promise<SeededFolder> {
  const template = await freshTemplate('demo', seedInto, async (found) => isFree(await portOf(found)))
  const folder = await mkdtemp(join(tmpdir(), 'wasl-e2e-'))
  await cp(join(template, 'data'), folder, { recursive: true })
  return { folder, config: configFor(folder, await portOf(template)) }
}

async function seedInto(template: string): Promise<void> {
  const data = join(template, 'data')
  await mkdir(data)
  const port = await freePort()
  const running = await start(configFor(data, port), { log: silentLog })
  await running.stop()
  await writeFile(join(template, 'port'), String(port))
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
