import { findPicturesAt, findPicturesByName } from '../../../kernel/pictures/pictures.service.ts'
import { pictureAddress } from '../../../kernel/merchants/picture-address.ts'
import type { Cells } from '../../../kernel/import-jobs/job.domain.ts'
import type { Db, Tx } from '../../../platform/db/db.ts'
import { picturesInUse } from './named-pictures.store.ts'

export type PictureOfName = { name: string; url: string; width: number | null; height: number | null }

/** What a file calls a picture: the last part of its address. */
export const nameOfPicture = ({ url }: { url: string }): string => url.slice(url.lastIndexOf('/') + 1)

/**
 * Pictures that these rows may name, by their names in lower case: those that products have, by the last part of their
 * address, and those that staff uploaded, by the name of their file.
 */
export async function picturesNamed(
  db: Db | Tx,
  { merchantId, rows }: { merchantId: number; rows: readonly Cells[] },
): Promise<Map<string, PictureOfName>> {
  const names = [...new Set(rows.flatMap(({ image = '' }) => namesIn(image)))]
  if (names.length === 0) return new Map()
  const uploaded = await findPicturesByName(db, { merchantId, names })
  const addressed = await findPicturesAt(db, { merchantId, urls: names.map(pictureAddress) })
  const found = new Map<string, PictureOfName>()
  const keep = (name: string, { url, width, height }: Omit<PictureOfName, 'name'>) =>
    void found.set(name.toLowerCase(), { url, width, height, name: nameOfPicture({ url }) })
  for (const [name, picture] of uploaded) keep(name, picture)
  for (const picture of [...addressed.values(), ...(await picturesInUse(db, merchantId))])
    keep(nameOfPicture(picture), picture)
  return found
}

export const namesIn = (typed: string): string[] =>
  typed
    .split(/[|;\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '')
