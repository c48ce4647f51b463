import { longestValues } from '@wasl/domain/listed-values'
import { z } from 'zod'
import { ConfiguredColumn, ListConfig } from '../../../values/list-config.ts'

/** Where a list asks what it looks like (OPTIONS). */
export const ListMetadata = z.object({ actions: z.object({ GET: ListConfig }) })

/** S2 §7 column setup. */
export const ColumnSetup = z.object({ results: z.array(ConfiguredColumn) })

const columnName = z.string().regex(/^[a-z][a-z0-9_]{0,63}$/)

/**
 * Every column once; what is left out keeps its place behind the others: hidden, or as it was where it is a field of the
 * merchant's own. A new name is such a field.
 */
export const ColumnWish = z.strictObject({
  fields: z
    .array(
      z.strictObject({
        name: columnName,
        label_en: z.string().trim().min(1).max(64).optional(),
        label_ar: z.string().trim().min(1).max(64).optional(),
        is_active: z.boolean(),
        order: z.number().int().min(0).max(999),
      }),
    )
    .min(1)
    .max(100),
  /** Back to the default set, whatever `fields` say; fields of the merchant's own stay, hidden behind it. */
  reset: z.boolean().optional(),
  /** Fields of the merchant's own that end; what was written in them stays with its requests. */
  removed: z.array(columnName).max(100).optional(),
})
export type ColumnWish = z.infer<typeof ColumnWish>

/** A list as one user likes to see it. */
export const SavedView = z.object({
  id: z.string(),
  module: z.string(),
  name: z.string(),
  /** The filters of the address, as they stand in it. */
  query: z.record(z.string(), z.string()),
  columns: z.array(z.string()),
  order: z.number().int(),
})

export const SavedViewWish = z.strictObject({
  name: z.string().trim().min(1).max(64),
  query: z.record(z.string().max(64), z.string().max(longestValues)),
  columns: z.array(z.string().max(64)).max(100),
})
export type SavedViewWish = z.infer<typeof SavedViewWish>
