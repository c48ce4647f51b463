import { accepted, refused, type Result } from '@wasl/domain/result'
import { findFile } from '../../../kernel/merchants/files.store.ts'
import { keepFile } from '../../../kernel/merchants/keep-file.service.ts'
import { pictureAddress, pictureIdPrefix } from '../../../kernel/merchants/picture-address.ts'
import type { Staff } from '../../../kernel/people/staff.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { Files } from '../../../platform/files/files.ts'
import { readPicture } from '../../../platform/files/picture.ts'
import { newPublicId } from '../../../platform/ids.ts'

export type PictureDeps = { db: Db; files: Files }
export type PictureProblem = 'type' | 'content' | 'tooLarge' | 'empty' | 'pixels'

export type KeptPicture = { url: string; name: string; content_type: string; bytes: number }

export const mostPictureBytes = 524_288
const mostPixels = 2_048

/** A logo or a favicon: what it is its first bytes say, and everybody may see it. */
export async function keepPicture(
  deps: PictureDeps,
  { merchantId }: Staff,
  file: File,
): Promise<Result<KeptPicture, PictureProblem>> {
  if (file.size === 0) return refused('empty')
  if (file.size > mostPictureBytes) return refused('tooLarge')
  const picture = readPicture(new Uint8Array(await file.arrayBuffer()))
  if (!picture) return refused(/\.(png|jpe?g|webp)$/i.test(file.name) ? 'content' : 'type')
  const { type, content } = picture
  if (picture.width > mostPixels || picture.height > mostPixels) return refused('pixels')
  const id = `${pictureIdPrefix}${newPublicId()}`
  const name = `picture.${type.slice('image/'.length)}`
  const named = { merchantId, id, nameEn: name, nameAr: name, contentType: type }
  const { bytes } = await keepFile(deps, content, named)
  return accepted({ url: pictureAddress(id), name, content_type: type, bytes })
}

export async function findPicture({ db, files }: PictureDeps, merchantId: number, id: string) {
  if (!id.startsWith(pictureIdPrefix)) return null
  const file = await findFile(db, { merchantId, id })
  const content = file && (await files.read(file.sha256))
  return file && content ? { contentType: file.contentType, content } : null
}
