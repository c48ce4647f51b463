import { findFile } from '../../kernel/merchants/files.store.ts'
import { pictureIdOf } from '../../kernel/merchants/picture-address.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Files } from '../../platform/files/files.ts'
import { readSvg, type SvgDrawing } from '../../platform/pdf/svg-drawing.ts'

/** Drawings of this site, by their path. */
export type Pictures = (path: string) => Promise<string | null>
export type LogoDeps = { db: Db; files: Files; pictures: Pictures }

export type Logo = { kind: 'drawing'; drawing: SvgDrawing } | { kind: 'bitmap'; bytes: Uint8Array }

/** The logo as it was uploaded, else one of ours; a receipt without one has the merchant's name alone. */
export async function findLogo(
  { db, files, pictures }: LogoDeps,
  { merchantId, address }: { merchantId: number; address: string },
): Promise<Logo | null> {
  const id = pictureIdOf(address)
  if (id === null) {
    const svg = await pictures(address)
    const drawing = svg === null ? null : readSvg(svg)
    return drawing && { kind: 'drawing', drawing }
  }
  const file = await findFile(db, { merchantId, id })
  const bytes = file && (await files.read(file.sha256))
  return bytes ? { kind: 'bitmap', bytes } : null
}
