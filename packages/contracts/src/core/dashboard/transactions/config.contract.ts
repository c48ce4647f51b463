import { z } from 'zod'
import { ConfiguredColumn, ListConfig } from '../../../values/list-config.ts'

/** Answer of OPTIONS: what the list looks like. */
export const ListMetadata = z.object({ actions: z.object({ GET: ListConfig }) })

/** S2 §7 column setup. */
export const ColumnSetup = z.object({ results: z.array(ConfiguredColumn) })

const columnName = z.string().regex(/^[a-z][a-z0-9_]{0,63}$/)

/**
 * Each column once. Columns that are left out come last: hidden, or unchanged if they are the merchant's own fields.
 * A new name makes a new field.
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
  /** Restores the default set and ignores `fields`. The merchant's own fields stay, hidden. */
  reset: z.boolean().optional(),
  /** Own fields to end. Their values stay in existing requests. */
  removed: z.array(columnName).max(100).optional(),
})
export type ColumnWish = z.infer<typeof ColumnWish>
