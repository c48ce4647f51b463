import { cleanText } from '@wasl/domain/clean-text'
import type { Hash } from 'node:crypto'

/** Why a file that is sent is not kept. */
export type KeepRefusal = 'empty' | 'tooLarge' | 'notTable' | 'oldExcel'

export class NotKept extends Error {
  override readonly name = 'NotKept'
  readonly refusal: KeepRefusal

  constructor(refusal: KeepRefusal) {
    super(refusal)
    this.refusal = refusal
  }
}

/** What is found of a file while it comes. */
export type TableJudge = { format: 'csv' | 'xlsx'; hash: Hash; mostBytes: number }

/** A table as it comes, piece by piece; what it is, its first bytes say, whatever its name does. Throws `NotKept`. */
export async function* judgedTable(
  content: AsyncIterable<Uint8Array>,
  judge: TableJudge,
): AsyncGenerator<Uint8Array> {
  let bytes = 0
  for await (const piece of content) {
    if (piece.byteLength === 0) continue
    if (bytes === 0) judge.format = formatOf(piece)
    bytes += piece.byteLength
    if (bytes > judge.mostBytes) throw new NotKept('tooLarge')
    judge.hash.update(piece)
    yield piece
  }
  if (bytes === 0) throw new NotKept('empty')
}

function formatOf(first: Uint8Array): 'csv' | 'xlsx' {
  const begins = (...signs: number[]) => signs.every((sign, at) => first[at] === sign)
  if (begins(0x50, 0x4b)) return 'xlsx'
  if (begins(0xd0, 0xcf, 0x11, 0xe0)) throw new NotKept('oldExcel')
  const isWide = begins(0xff, 0xfe) || begins(0xfe, 0xff)
  if (begins(0x25, 0x50, 0x44, 0x46) || (!isWide && first.subarray(0, 512).includes(0)))
    throw new NotKept('notTable')
  return 'csv'
}

/** As it is kept and shown. */
export const tableName = (name: string): string =>
  cleanText(name)
    .replace(/[\p{Cc}/\\]/gu, '')
    .trim()
    .slice(0, 128) || 'upload'
