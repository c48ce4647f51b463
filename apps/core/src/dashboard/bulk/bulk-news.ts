import { writeNotice } from '../../kernel/notices/notices.store.ts'
import type { Tx } from '../../platform/db/db.ts'

/** Open dashboards look again. `about` makes it one of its kind. */
export const changedNotice = (
  tx: Tx,
  { merchantId, upload, about }: { merchantId: number; upload: string; about: string },
  now: Date,
): Promise<void> =>
  writeNotice(
    tx,
    {
      merchantId,
      topic: 'bulk.changed',
      aggregate: `bulk ${upload}`,
      dedupeKey: `bulk.changed ${upload} ${about}`,
      payload: { upload },
    },
    now,
  )
