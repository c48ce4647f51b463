import type { Tx } from '../../platform/db/db.ts'
import { newPublicId } from '../../platform/ids.ts'
import { writeNotice } from '../notices/notices.store.ts'

type Changed = { merchantId: number; userIds: readonly number[]; now: Date }

/** Open dashboards of these users hear it, and show and hear from then on what they may (product.md 7). */
export async function tellRightsChanged(tx: Tx, { merchantId, userIds, now }: Changed): Promise<void> {
  for (const user of userIds) {
    const notice = {
      merchantId,
      topic: 'rights.changed',
      aggregate: `user:${user}`,
      dedupeKey: `rights.changed:${newPublicId()}`,
      payload: { user },
    }
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await writeNotice(tx, notice, now)
  }
}
