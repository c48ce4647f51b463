import { cleanText } from '@wasl/domain/clean-text'
import { mostAttachmentBytes } from '@wasl/domain/attachment'
import { accepted, refused, type Result } from '@wasl/domain/result'
import { readPicture } from './picture.ts'
import { fileTypes, type KnownFileType } from './file-type.ts'

export const attachmentEndings: readonly string[] = fileTypes.flatMap(({ endings }) => endings)

/** More than any phone's camera takes; what opens a picture needs four bytes for each pixel. */
export const mostAttachmentPixels = 50_000_000

export type AttachmentProblem = 'empty' | 'tooLarge' | 'type' | 'content' | 'pixels'

export type ReadAttachment = { name: string; contentType: string; content: Uint8Array }

/** A file to attach: its name's ending says what it should be, its first bytes prove it. */
export async function readAttachment(file: File): Promise<Result<ReadAttachment, AttachmentProblem>> {
  const type = typeOf(file.name)
  if (!type) return refused('type')
  if (file.size === 0) return refused('empty')
  if (file.size > mostAttachmentBytes) return refused('tooLarge')
  const content = new Uint8Array(await file.arrayBuffer())
  if (!type.fits(content)) return refused('content')
  const named = { name: shortName(file.name), contentType: type.contentType }
  if (!type.contentType.startsWith('image/')) return accepted({ ...named, content })
  const picture = readPicture(content)
  if (!picture) return refused('content')
  if (picture.width * picture.height > mostAttachmentPixels) return refused('pixels')
  return accepted({ ...named, content: picture.content })
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
