import { spawn } from 'node:child_process'
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openBook } from './book.ts'

let folder: string
let file: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wasl-book-'))
  file = join(folder, 'bank', 'book.ndjson')
})
afterEach(() => rm(folder, { recursive: true }))

const entriesIn = async (): Promise<unknown[]> => {
  const book = await openBook(file)
  await book.close()
  return [...book.entries]
}

test('what was written is there when the book is opened again', async () => {
  const book = await openBook<{ n: number }>(file)
  book.append({ n: 1 })
  await book.durable()
  book.append({ n: 2 })
  book.append({ n: 3 })
  await book.close()
  expect(await entriesIn()).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }])
})

test('an entry is on disk once durable() has resolved', async () => {
  const book = await openBook<{ n: number }>(file)
  book.append({ n: 1 })
  expect(await readFile(file, 'utf8')).toBe('')
  await book.durable()
  expect(await readFile(file, 'utf8')).toBe('{"n":1}\n')
  await book.close()
})

test('a torn last line is cut off, and writing goes on after it', async () => {
  const book = await openBook<{ n: number }>(file)
  book.append({ n: 1 })
  await book.close()
  await appendFile(file, '{"n":2,"text":"to')
  const reopened = await openBook<{ n: number }>(file)
  expect(reopened.entries).toEqual([{ n: 1 }])
  reopened.append({ n: 3 })
  await reopened.close()
  expect(await entriesIn()).toEqual([{ n: 1 }, { n: 3 }])
})

test('damage before the last line stops the bank and names the line', async () => {
  await (await openBook(file)).close()
  await writeFile(file, '{"n":1}\nrubbish\n{"n":3}\n')
  await expect(openBook(file)).rejects.toThrow('damaged at line 2')
})

test('once a write has failed nothing is answered any more', async () => {
  const book = await openBook<{ n: bigint | number }>(file)
  await book.close()
  book.append({ n: 1 })
  await expect(book.durable()).rejects.toMatchObject({ code: 'EBADF' })
  await expect(book.durable()).rejects.toMatchObject({ code: 'EBADF' })
})

test('kill -9 loses no entry that was acknowledged', async () => {
  const bookModule = fileURLToPath(new URL('book.ts', import.meta.url))
  const program = `
    const { openBook } = await import(${JSON.stringify(bookModule)})
    const book = await openBook(${JSON.stringify(file)})
    for (let n = book.entries.length; ; n += 2) {
      book.append({ n }); book.append({ n: n + 1 })
      await book.durable()
      process.stdout.write(n + 1 + '\\n')
    }`
  for (let round = 0; round < 5; round += 1) {
    const acknowledged = await lastLineBeforeKill(program, 20 + round * 17)
    const entries = await entriesIn()
    expect(entries.length).toBeGreaterThan(acknowledged)
    expect(entries).toEqual(entries.map((_, n) => ({ n })))
  }
})

/** Runs the program, kills it after `n` acknowledgements, and returns the last number it acknowledged. */
async function lastLineBeforeKill(program: string, lines: number): Promise<number> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  child.stdout.setEncoding('utf8')
  for await (const chunk of child.stdout) {
    printed += chunk
    if (printed.split('\n').length > lines) child.kill('SIGKILL')
  }
  return Number(printed.slice(0, printed.lastIndexOf('\n')).split('\n').at(-1))
}
