import { start, type Running } from '@wasl/bff/main'
import { installationKeyOf } from '@wasl/core/kernel/installation/installation-key.service'
import { createPasswords } from '@wasl/core/kernel/people/passwords'
import { readConfig, type Config } from '@wasl/core/platform/config/config'
import { secretOf } from '@wasl/core/platform/config/secret'
import { demoPassword } from '@wasl/core/seed/demo-staff'
import { cp, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freshTemplate } from './fresh-template.ts'
import './kept-engine.ts'
import { silentLog } from './silent-log.ts'
import { cheapPasswords } from './staff.ts'

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
  const config = configFor(data, port)
  const running = await start(config, { log: silentLog })
  await cheapenPasswords(running, config)
  await running.stop()
  await writeFile(join(template, 'port'), String(port))
}

/** Staff sign in before most tests, and none of them is about how long a password takes. */
async function cheapenPasswords({ embedded }: Running, config: Config): Promise<void> {
  if (!embedded) return
  const { database } = embedded
  const passwords = createPasswords(await installationKeyOf(database, await secretOf(config)), cheapPasswords)
  await database.pool.query('update staff_user set password_hash = $1 where password_hash is not null', [
    await passwords.hash(demoPassword),
  ])
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
