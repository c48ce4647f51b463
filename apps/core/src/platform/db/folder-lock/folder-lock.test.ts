import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FolderInUse, lockFolder, type FolderLock } from './folder-lock.ts'
import { newOwner } from './owner.ts'

let folder: string
const children: ChildProcessWithoutNullStreams[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wasl-lock-'))
})
afterEach(async () => {
  await Promise.all(children.splice(0).map(killed))
  await rm(folder, { recursive: true })
})

test('a second process is refused, and told which process holds the folder and since when', async () => {
  const { child } = await holder()
  const refusal = await lockFolder(folder).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(FolderInUse)
  expect(refusal).toMatchObject({ pid: child.pid, startedAt: expect.any(Date) })
  expect(String(refusal)).toContain(`${folder} is in use by process ${child.pid}`)
})

test('one process does not hold a folder twice', async () => {
  const lock = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toMatchObject({ pid: process.pid })
  await lock.release()
})

test('a folder that was given back is free, and nothing of the lock is left in it', async () => {
  const { child } = await holder()
  child.stdin.end()
  await once(child, 'exit')
  const lock = await lockFolder(folder)
  await lock.release()
  expect(await readdir(folder)).toEqual([])
})

test('the folder of a process that was killed is free at once', async () => {
  await killed((await holder()).child)
  const lock = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toMatchObject({ pid: process.pid })
  await lock.release()
  expect(await readdir(folder)).toEqual([])
})

test('of many that find a dead owner exactly one follows it', async () => {
  for (let round = 0; round < 5; round += 1) {
    await writeLock({ pid: DEAD_PID })
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => lockFolder(folder)))
    const held = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
    const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    expect(held.length).toBe(1)
    expect(refusals.every((reason) => reason instanceof FolderInUse)).toBe(true)
    await released(held)
  }
})

test('of several processes that start together after a kill exactly one goes on', async () => {
  await killed((await holder()).child)
  const started = await Promise.all([holder(), holder(), holder(), holder()])
  expect(started.filter(({ said }) => said === 'held').length).toBe(1)
  expect(started.filter(({ said }) => said.startsWith('FolderInUse')).length).toBe(3)
})

test('a dead line of followers that were killed on their way is followed to its end', async () => {
  await writeLock({ pid: DEAD_PID }, 'database.lock', 'first')
  await writeLock({ pid: DEAD_PID }, 'database.after-first', 'second')
  await writeLock({ pid: DEAD_PID }, 'database.after-second', 'third')
  const lock = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toMatchObject({ pid: process.pid })
  await lock.release()
  expect(await readdir(folder)).toEqual([])
})

test('a living follower on its way is not overtaken', async () => {
  await writeLock({ pid: DEAD_PID }, 'database.lock', 'first')
  await writeLock({}, 'database.after-first', 'second')
  await expect(lockFolder(folder)).rejects.toMatchObject({ pid: process.pid })
})

test('a pid that was given to another process since does not keep the folder', async () => {
  await writeLock({ startTicks: '1' })
  await expectFree()
})

test('a restart of the machine frees the folder, whatever now has the pid', async () => {
  await writeLock({ bootId: 'an earlier boot' })
  await expectFree()
})

test('an owner in another container is known by its door, even when it is busy', async () => {
  const { child } = await holder('busy')
  await rewriteOwner({ pidNamespace: 'another container' })
  await expect(lockFolder(folder)).rejects.toMatchObject({ pid: child.pid })
  await killed(child)
  await expectFree()
})

test('an owner that answers at its door is alive, whatever its pid says', async () => {
  await holder()
  await rewriteOwner({ pid: DEAD_PID })
  await expect(lockFolder(folder)).rejects.toMatchObject({ pid: DEAD_PID })
})

test('an owner in another container that had no door is not declared dead', async () => {
  await writeLock({ pid: DEAD_PID, pidNamespace: 'another container' })
  await expect(lockFolder(folder)).rejects.toBeInstanceOf(FolderInUse)
})

test('a lock file that cannot be read is not overruled', async () => {
  await writeFile(join(folder, 'database.lock'), '')
  await expect(lockFolder(folder)).rejects.toThrow('delete it if nothing uses the folder')
})

/** Beyond the largest pid that Linux gives. */
const DEAD_PID = 2 ** 22 + 1
const holdFolder = fileURLToPath(import.meta.resolve('@wasl/tests/support/hold-folder'))

async function holder(busy = ''): Promise<{ child: ChildProcessWithoutNullStreams; said: string }> {
  const child = spawn(process.execPath, [holdFolder, folder, busy])
  children.push(child)
  const [said] = await once(child.stdout, 'data')
  return { child, said: String(said).trim() }
}

async function killed(child: ChildProcessWithoutNullStreams): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

const released = (locks: readonly FolderLock[]): Promise<unknown> =>
  Promise.all(locks.map((lock) => lock.release()))

async function expectFree(): Promise<void> {
  const lock = await lockFolder(folder)
  await expect(lock.release()).resolves.toBeUndefined()
}

/** A lock as this very process would write it, but for what is given. */
async function writeLock(change: object, name = 'database.lock', nonce = 'written'): Promise<void> {
  const own = newOwner()
  await writeFile(
    join(folder, name),
    JSON.stringify({ ...own, nonce, process: { ...own.process, ...change } }),
  )
}

async function rewriteOwner(change: object): Promise<void> {
  const path = join(folder, 'database.lock')
  const owner = JSON.parse(await readFile(path, 'utf8'))
  await writeFile(path, JSON.stringify({ ...owner, process: { ...owner.process, ...change } }))
}
