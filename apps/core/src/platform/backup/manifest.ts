import { createHmac } from 'node:crypto'
import { z } from 'zod'

/** Raised when an archive of an older release could not be read by a newer one any more. */
export const FORMAT = 1

export const Manifest = z.object({
  format: z.int(),
  madeAt: z.iso.datetime(),
  engine: z.enum(['embedded', 'postgres']),
  mode: z.enum(['demo', 'production']),
  /** Every migration the database had, in order. */
  migrations: z.array(z.object({ tag: z.string(), hash: z.string() })).min(1),
  /** Marks the secret that opens the installation's key in this archive (decision 081). */
  secret: z.string(),
  tables: z.array(z.object({ name: z.string(), rows: z.int() })),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
  entries: z.array(z.object({ name: z.string(), bytes: z.int(), sha256: z.string() })),
})
export type Manifest = z.infer<typeof Manifest>

export const manifestName = 'manifest.json'

/** Tells whether two secrets are the same without telling either. */
export const secretMark = (secret: string): string =>
  createHmac('sha256', secret).update('wasl backup').digest('hex').slice(0, 32)
