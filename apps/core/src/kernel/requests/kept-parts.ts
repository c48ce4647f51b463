import { findNamedFile } from '../merchants/files.store.ts'
import { findOwnFields } from '../merchants/own-fields.store.ts'
import type { Tx } from '../../platform/db/db.ts'
import { notMade } from './not-made.ts'

export async function fileOf(
  tx: Tx,
  { merchantId, file }: { merchantId: number; file: string | undefined },
): Promise<string | null> {
  if (file === undefined) return null
  const found = await findNamedFile(tx, { merchantId, named: file })
  return found ? found.id : notMade({ field: 'attachment', says: 'request.fileUnknown' })
}

/** What the merchant calls their own fields today, so that the bill reads the same when they call them otherwise. */
export async function labelsOf(
  tx: Tx,
  of: { merchantId: number; plugin: string },
  fields: Readonly<Record<string, string>>,
): Promise<Record<string, { en: string; ar: string }>> {
  if (Object.keys(fields).length === 0) return {}
  const own = await findOwnFields(tx, of)
  return Object.fromEntries(
    own.filter(({ name }) => Object.hasOwn(fields, name)).map(({ name, en, ar }) => [name, { en, ar }]),
  )
}
