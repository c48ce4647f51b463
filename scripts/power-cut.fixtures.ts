import { open, readFile, readdir, rm, truncate } from 'node:fs/promises'
import { join } from 'node:path'

const pageBytes = 8_192

export type Cut = { bytes: number; of: number }

/**
 * Takes from a copied database what a disk has not written when the power goes: the log from a byte on, anywhere after the
 * last checkpoint, which is what the files beside the log rest on.
 */
export async function cutLog(dataDir: string): Promise<Cut> {
  const control = await readFile(join(dataDir, 'global', 'pg_control'))
  const checkpoint = Number(control.readBigUInt64LE(32))
  const timeline = control.readUInt32LE(48)
  const log = await openLog(join(dataDir, 'pg_wal'), timeline)
  const synced = checkpoint + (await log.read(checkpoint, 4)).readUInt32LE()
  const end = await log.endAfter(checkpoint)
  const at = synced + Math.floor(Math.random() * (end - synced + 1))
  await log.endAt(at)
  return { bytes: end - at, of: end - synced }
}

async function openLog(folder: string, timeline: number) {
  const names = (await readdir(folder)).filter((name) => /^[0-9A-F]{24}$/.test(name)).toSorted()
  const segmentBytes = (await readFile(join(folder, names[0] ?? ''))).readUInt32LE(32)
  const hex = (value: number): string => value.toString(16).toUpperCase().padStart(8, '0')
  const nameOf = (position: number): string => {
    const segment = Math.floor(position / segmentBytes)
    const perFile = 2 ** 32 / segmentBytes
    return hex(timeline) + hex(Math.floor(segment / perFile)) + hex(segment % perFile)
  }

  async function read(position: number, length: number): Promise<Buffer> {
    const name = nameOf(position)
    if (!names.includes(name)) return Buffer.alloc(0)
    const file = await open(join(folder, name))
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position % segmentBytes)
      return buffer.subarray(0, bytesRead)
    } finally {
      await file.close()
    }
  }

  return {
    read,
    /** A page that was written says its own place; the last one ends in zeros. */
    async endAfter(position: number): Promise<number> {
      let end = position
      for (let at = position - (position % pageBytes); ; at += pageBytes) {
        const page = await read(at, pageBytes)
        if (page.length < pageBytes || Number(page.readBigUInt64LE(8)) !== at) return end
        end = at + page.findLastIndex((byte) => byte !== 0) + 1
      }
    },
    async endAt(position: number): Promise<void> {
      const last = nameOf(position)
      await truncate(join(folder, last), position % segmentBytes)
      // A log's file has its whole length from the beginning: what was not written is zeros.
      await truncate(join(folder, last), segmentBytes)
      for (const name of names.filter((each) => each > last)) await rm(join(folder, name))
    },
  }
}
