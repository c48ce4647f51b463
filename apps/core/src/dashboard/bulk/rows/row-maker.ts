import type { Locale } from '@wasl/domain/locale'
import type { Tx } from '../../../platform/db/db.ts'
import type { RowWish } from './judge-row.ts'
import type { Cells } from './row.domain.ts'

export type RowToMake = {
  merchantId: number
  /** Who sends. */
  username: string
  origin: string
  upload: { publicId: string; name: string }
  cells: Cells
  wish: RowWish
}

/** Why no request was made: a word of whoever makes them, at the field it is about. */
export type MakeRefusal = {
  field: string
  says: string
  values: Record<string, string | number>
  isDuplicate: boolean
}

/** The one service that makes payment requests, as bulk knows it. Composed in `app.ts`. */
export type RowMaker = {
  /** The request's public id. Throws what `refusalOf` reads; everything written so far is taken back. */
  make(tx: Tx, row: RowToMake): Promise<string>
  /** Null: no refusal but a fault, which is tried again. */
  refusalOf(error: unknown): MakeRefusal | null
  textOf(refusal: Pick<MakeRefusal, 'says' | 'values'>, language: Locale): string
}
