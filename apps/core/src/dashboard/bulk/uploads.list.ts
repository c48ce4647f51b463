import { uploadList } from '@wasl/contracts/lists/bulk'
import { and, eq, ne } from 'drizzle-orm'
import { is } from '../../kernel/lists/conditions.ts'
import { listOf } from '../../kernel/lists/list-of.store.ts'
import { bulkUpload } from './bulk.schema.ts'

/** Archived files are shown to whoever asks for them. */
type Whose = { merchantId: number; hasArchived: boolean }

export const uploads = listOf(uploadList, bulkUpload, {
  id: bulkUpload.id,
  createdAt: bulkUpload.createdAt,
  columns: { state: is(bulkUpload.state) },
  sorts: { created: [] },
  scope: ({ merchantId, hasArchived }: Whose) =>
    and(eq(bulkUpload.merchantId, merchantId), hasArchived ? undefined : ne(bulkUpload.state, 'archived')),
  mostCounted: 100_000,
})
