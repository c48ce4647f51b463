import { killRounds } from '@wasl/tests/support/database-kill/rounds'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const ROUNDS = 3
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wasl-kill-'))
})
afterAll(() => rm(folder, { recursive: true }))

test(
  'a process that is killed while it writes loses nothing that it had acknowledged',
  { timeout: 60_000 },
  async () => {
    const { acknowledged, lost, halves } = await killRounds(folder, ROUNDS)
    expect(acknowledged).toBeGreaterThan(ROUNDS * 20)
    expect({ lost, halves }).toEqual({ lost: [], halves: 0 })
  },
)
