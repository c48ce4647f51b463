import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeFolder } from './make-folder.ts'

const newFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'wasl-make-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

test('a folder is made with all it lies in, by as many as want it, and once more is nothing', async () => {
  const folder = join(await newFolder(), 'a', 'b', 'c')
  await Promise.all([makeFolder(folder), makeFolder(folder)])
  await makeFolder(folder)
  expect((await stat(folder)).isDirectory()).toBe(true)
})

test.skipIf(process.platform !== 'linux')('where no folder can be made, that is said', async () => {
  await expect(makeFolder('/proc/wasl/data')).rejects.toMatchObject({ code: 'ENOENT', syscall: 'mkdir' })
})

test('a file in its place, or in its way, is said', async () => {
  const file = join(await newFolder(), 'file')
  await writeFile(file, '')
  await expect(makeFolder(file)).rejects.toMatchObject({ code: 'EEXIST', path: file })
  await expect(makeFolder(join(file, 'data'))).rejects.toMatchObject({ code: 'ENOTDIR' })
})
