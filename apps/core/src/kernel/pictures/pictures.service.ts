import { cleanText } from '@wasl/domain/clean-text'
import { accepted, refused, type Result } from '@wasl/domain/result'
import { createHash } from 'node:crypto'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Files } from '../../platform/files/files.ts'
import { shrinkPicture, type ShrinkProblem } from '../../platform/files/shrink-picture.ts'
import { newPublicId } from '../../platform/ids.ts'
import { keepFile } from '../merchants/keep-file.service.ts'
import { pictureAddress, pictureIdOf, pictureIdPrefix } from '../merchants/picture-address.ts'
import {
  findByFileKeys,
  findByPublicIds,
  findUpload,
  insertPicture,
  type PictureRow,
} from './pictures.store.ts'

export type PictureDeps = { db: Db; clock: Clock; files: Files }
export type PictureProblem = ShrinkProblem | 'empty' | 'tooLarge'

/** A picture as pages name it: its address is that of its largest rendition, whose size this is. */
export type UploadedPicture = { url: string; name: string; width: number; height: number }

export const mostPictureBytes = 10 * 1_048_576

/** The same file under the same name is the same picture, however often it is sent. */
export async function keepPicture(
  { db, clock, files }: PictureDeps,
  merchantId: number,
  file: File,
): Promise<Result<UploadedPicture, PictureProblem>> {
  if (file.size === 0) return refused('empty')
  if (file.size > mostPictureBytes) return refused('tooLarge')
  const content = new Uint8Array(await file.arrayBuffer())
  const source = createHash('sha256').update(content).digest('hex')
  const fileName = pictureName(file.name)
  const upload = { merchantId, fileKey: fileKeyOf(fileName), source }
  const known = await findUpload(db, upload)
  if (known) return accepted(uploaded(known))
  const shrunk = await shrinkPicture(content)
  if (!shrunk.ok) return shrunk
  const { width, height, renditions } = shrunk.value
  const publicId = `${pictureIdPrefix}${newPublicId()}`
  for (const rendition of renditions) {
    const id = `${publicId}-${rendition.width}`
    const named = { merchantId, id, nameEn: fileName, nameAr: fileName, contentType: 'image/webp' }
    await keepFile({ db, files }, rendition.content, named)
  }
  const values = { ...upload, publicId, fileName, width, height, createdAt: clock.now() }
  const row = await inTransaction(db, async (tx) => {
    const made = await insertPicture(tx, values)
    return made ?? (await findUpload(tx, upload))
  })
  if (!row) throw new Error('a picture that was stored was not found')
  return accepted(uploaded(row))
}

/** Those of the addresses that are pictures of this merchant, by their address. */
export async function findPicturesAt(
  db: Db | Tx,
  { merchantId, urls }: { merchantId: number; urls: readonly string[] },
): Promise<Map<string, UploadedPicture>> {
  const publicIds = urls.flatMap((url) => pictureIdOf(url)?.replace(/-\d{1,4}$/, '') ?? [])
  const rows = (await findByPublicIds(db, { merchantId, publicIds })).map(uploaded)
  return new Map(rows.filter(({ url }) => urls.includes(url)).map((one) => [one.url, one]))
}

/**
 * The pictures that were uploaded under these file names, by the names as they are asked for. Of several of one name it is
 * the newest. Folders and case do not matter.
 */
export async function findPicturesByName(
  db: Db | Tx,
  { merchantId, names }: { merchantId: number; names: readonly string[] },
): Promise<Map<string, UploadedPicture>> {
  const keys = new Map(names.map((name) => [name, fileKeyOf(pictureName(name))]))
  const rows = await findByFileKeys(db, { merchantId, fileKeys: [...new Set(keys.values())] })
  const byKey = new Map(rows.map((row) => [row.fileKey, row]))
  return new Map(
    [...keys].flatMap(([name, key]) => {
      const row = byKey.get(key)
      return row ? [[name, uploaded(row)] as const] : []
    }),
  )
}

const uploaded = ({ publicId, fileName, width, height }: PictureRow): UploadedPicture => ({
  url: pictureAddress(`${publicId}-${width}`),
  name: fileName,
  width,
  height,
})

/** Without a folder and what no table shows. */
const pictureName = (name: string): string =>
  cleanText(name.replace(/^.*[/\\]/, ''))
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, 160) || 'picture'

const fileKeyOf = (name: string): string => name.normalize('NFC').toLowerCase()
