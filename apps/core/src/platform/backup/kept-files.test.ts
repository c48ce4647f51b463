import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { keptEntries } from './kept-files.ts'

const [first, second] = [`files/${'a'.repeat(64)}`, `files/${'b'.repeat(64)}`]

test('what a restore would refuse is left out of a backup and told, however long its name', async () => {
  const ours = [
    'secret',
    first,
    'files/generated/bulk-x.table',
    'files/generated/report-1.csv',
    'sandbox-bank/book.jsonl',
  ]
  const strays = [
    'files/Thumbs.db',
    `files/${'c'.repeat(120)}`,
    `files/generated/${'d'.repeat(100)}.csv`,
    'files/generated/x.y.tmp',
    'sandbox-bank/book.jsonl.bak',
  ]
  const unfinished = ['files/.half', 'files/generated/report-2.csv.part']
  const folder = folderOf([...ours, ...strays, ...unfinished])
  const leftOut: string[] = []
  const taken: string[] = []
  for await (const { name, content } of keptEntries({
    dataFolder: folder,
    leaveOut: (left) => leftOut.push(left),
  }))
    taken.push(`${name} ${await textOf(content)}`)
  expect(taken).toEqual(ours.map((name) => `${name} ${name}`))
  expect(leftOut).toEqual(strays)
})

test('a file that is removed meanwhile is taken as it was, or left out, and stops no backup', async () => {
  const folder = folderOf([first, second])
  const entries = keptEntries({ dataFolder: folder, leaveOut: () => {} })
  const { value } = await entries.next()
  rmSync(join(folder, first))
  rmSync(join(folder, second))
  expect(await textOf(value?.content ?? [])).toBe(first)
  expect(await entries.next()).toEqual({ done: true, value: undefined })
})

test('what has the name of a file of ours and is none is left out and told', async () => {
  const folder = folderOf([first])
  mkdirSync(join(folder, second))
  const leftOut: string[] = []
  const taken: string[] = []
  for await (const { name, content } of keptEntries({
    dataFolder: folder,
    leaveOut: (left) => leftOut.push(left),
  }))
    taken.push(name, await textOf(content))
  expect([taken, leftOut]).toEqual([[first, first], [second]])
})

function folderOf(names: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'wasl-kept-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const name of names) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), name)
  }
  return folder
}

async function textOf(content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<string> {
  const pieces: Uint8Array[] = []
  for await (const piece of content) pieces.push(piece)
  return Buffer.concat(pieces).toString('utf8')
}
