import { mkdir, open, type FileHandle } from 'node:fs/promises'
import { dirname } from 'node:path'

/** An append-only list of facts. Entries that `durable()` has waited for survive a crash. */
export type Book<Entry> = {
  entries: readonly Entry[]
  append(entry: Entry): void
  /** Resolves when all appended entries are on disk. */
  durable(): Promise<void>
  close(): Promise<void>
}

/** One JSON line per entry. `file: null` keeps the book in memory. */
export async function openBook<Entry>(file: string | null): Promise<Book<Entry>> {
  return file === null ? memoryBook() : fileBook(file)
}

function memoryBook<Entry>(): Book<Entry> {
  const entries: Entry[] = []
  return {
    entries,
    append: (entry) => void entries.push(entry),
    durable: async () => {},
    close: async () => {},
  }
}

async function fileBook<Entry>(file: string): Promise<Book<Entry>> {
  await mkdir(dirname(file), { recursive: true })
  const handle = await open(file, 'a+')
  const entries = await replay<Entry>(handle).catch(async (damage: unknown) => {
    await handle.close()
    throw damage
  })
  let waiting = ''
  let writing = Promise.resolve()

  const writeWaiting = async (): Promise<void> => {
    const lines = waiting
    waiting = ''
    if (lines === '') return
    await handle.appendFile(lines)
    await handle.datasync()
  }

  return {
    entries,
    append(entry) {
      entries.push(entry)
      waiting += `${JSON.stringify(entry)}\n`
    },
    durable() {
      // After a failed write the chain stays rejected: memory is ahead of the disk, so nothing may be answered.
      writing = writing.then(writeWaiting)
      return writing
    },
    async close() {
      await writing.then(writeWaiting).finally(() => handle.close())
    },
  }
}

/** Cuts off an incomplete last line, which was never acknowledged. Other damage stops the bank. */
async function replay<Entry>(handle: FileHandle): Promise<Entry[]> {
  const bytes = await handle.readFile()
  const end = bytes.lastIndexOf('\n') + 1
  if (end < bytes.length) await handle.truncate(end)
  const lines = bytes.subarray(0, end).toString('utf8').split('\n').slice(0, -1)
  return lines.map((line, index) => {
    try {
      // Only `append` writes lines, so they have the entry's shape.
      return JSON.parse(line) as Entry
    } catch (cause) {
      throw new Error(`the sandbox bank's book is damaged at line ${index + 1}`, { cause })
    }
  })
}
