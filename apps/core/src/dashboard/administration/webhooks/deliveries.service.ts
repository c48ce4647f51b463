import type { deliveryList } from '@wasl/contracts/lists/deliveries'
import type { FilterValues } from '../../../kernel/lists/filters.domain.ts'
import { inOrder } from '../../../kernel/lists/list-of.store.ts'
import type { Page } from '../../../kernel/lists/page.domain.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { deliveries } from './deliveries.list.ts'
import { countFares, findDeliveries, findDelivery, listEndpoints, listTries } from './deliveries.store.ts'

type DeliveryRef = { merchantId: number; id: number }

const weekMs = 7 * 86_400_000

/** A merchant's servers, and how what they were sent in seven days has fared. */
export async function showEndpoints({ db, clock }: { db: Db; clock: Clock }, merchantId: number) {
  const now = clock.now()
  const [rows, fares] = await Promise.all([
    listEndpoints(db, merchantId),
    countFares(db, { merchantId, since: new Date(now.getTime() - weekMs) }),
  ])
  return { rows, fares, now }
}

type Part = {
  merchantId: number
  filters: FilterValues<typeof deliveryList> & { q: string | null }
  page: Page<typeof deliveryList>
}

/** Newest first. */
export async function deliveryPart(db: Db, { merchantId, ...asked }: Part) {
  const { ids, next } = await deliveries.readPart(db, { scope: merchantId, ...asked })
  return { shown: inOrder(ids, await findDeliveries(db, { merchantId, ids })), next }
}

export const showDelivery = (db: Db, ref: DeliveryRef) => findDelivery(db, ref)

export const showTries = (db: Db, ref: DeliveryRef) => listTries(db, ref)
