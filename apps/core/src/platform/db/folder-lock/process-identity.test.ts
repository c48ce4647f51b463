import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { lifeOf, ownIdentity } from './process-identity.ts'

/** A busy machine takes its time to start and to end a process. */
const patient = { timeout: 15_000 }

test('this process is alive, and one that had its pid before is dead', () => {
  const own = ownIdentity()
  expect(lifeOf(own)).toBe('alive')
  if (own.startTicks !== null) expect(lifeOf({ ...own, startTicks: '1' })).toBe('dead')
})

test.skipIf(process.platform !== 'linux')(
  'a process that was killed is dead before its parent asks how it ended',
  async () => {
    // The shell becomes `sleep`, which asks nobody's end.
    const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60'])
    onTestFinished(() => void parent.kill('SIGKILL'))
    const [said] = await once(parent.stdout, 'data')
    const pid = Number(said)
    await expect.poll(() => readFileSync(`/proc/${parent.pid}/comm`, 'utf8').trim(), patient).toBe('sleep')
    const startTicks = readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ')[21] ?? null
    const child = { ...ownIdentity(), pid, startTicks }
    expect(lifeOf(child)).toBe('alive')
    process.kill(pid, 'SIGKILL')
    await expect.poll(() => lifeOf(child), patient).toBe('dead')
    expect(() => process.kill(pid, 0), 'it still takes signals').not.toThrow()
  },
)
