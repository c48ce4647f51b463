import { cleanText } from '@wasl/domain/clean-text'
import { mostAttachmentBytes } from '@wasl/domain/attachment'
import { accepted, refused, type Result } from '@wasl/domain/result'
import { fileTypes, type KnownFileType } from './file-type.ts'

export const attachmentEndings: readonly string[] = fileTypes.flatMap(({ endings }) => endings)

export type AttachmentProblem = 'empty' | 'tooLarge' | 'type' | 'content'

export type ReadAttachment = { name: string; contentType: string; content: Uint8Array }

/** What somebody wants to attach: the name's ending says what it should be, its first bytes prove it. */
export async function readAttachment(file: File): Promise<Result<ReadAttachment, AttachmentProblem>> {
  const type = typeOf(file.name)
  if (!type) return refused('type')
  if (file.size === 0) return refused('empty')
  if (file.size > mostAttachmentBytes) return refused('tooLarge')
  const content = new Uint8Array(await file.arrayBuffer())
  if (!type.fits(content)) return refused('content')
  return accepted({ name: shortName(file.name), contentType: type.contentType, content })
}

export const endingOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

const typeOf = (name: string): KnownFileType | undefined =>
  fileTypes.find(({ endings }) => endings.includes(endingOf(name)))

/** Without what could pass for another name, and no longer than a table shows. */
function shortName(name: string): string {
  const plain = cleanText(name)
    .replace(/[\p{Cc}/\\]/gu, '')
    .trim()
  if (plain.length <= 128) return plain
  const ending = endingOf(plain)
  return `${plain.slice(0, 127 - ending.length)}.${ending}`
}
