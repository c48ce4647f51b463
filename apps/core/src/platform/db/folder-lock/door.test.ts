import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { knock, openDoor } from './door.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wasl-door-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('a door answers while it is open, and is gone when it is closed', async () => {
  const path = join(folder, 'door.sock')
  expect(await knock(path)).toBe('noDoor')
  const door = await openDoor(path)
  expect(await knock(path)).toBe('opened')
  await door?.close()
  expect(await knock(path)).toBe('noDoor')
})

test('a folder whose path is longer than a socket address has a door too', async () => {
  const deep = join(folder, 'a'.repeat(60), 'b'.repeat(60))
  await mkdir(deep, { recursive: true })
  const path = join(deep, 'door.sock')
  const door = await openDoor(path)
  expect(await knock(path)).toBe('opened')
  await door?.close()
  expect(await knock(path)).toBe('noDoor')
})

test('where no socket can be made there is no door', async () => {
  expect(await openDoor(join(folder, 'missing', 'door.sock'))).toBeNull()
})
