import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import {
  countFares,
  findDelivery,
  listDeliveries,
  listEndpoints,
  listTries,
  type DeliveryFilter,
} from './deliveries.store.ts'

type DeliveryRef = { merchantId: number; id: number }

const onPage = 50
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

/** Newest first; `before` is the id behind which the next page begins, `nextBefore` that of this page's end. */
export async function deliveryPage(db: Db, merchantId: number, filter: DeliveryFilter) {
  const rows = await listDeliveries(db, merchantId, { ...filter, limit: onPage + 1 })
  const shown = rows.slice(0, onPage)
  const last = rows.length > onPage ? shown.at(-1) : undefined
  return { shown, nextBefore: last ? last.id : null }
}

export const showDelivery = (db: Db, ref: DeliveryRef) => findDelivery(db, ref)

export const showTries = (db: Db, ref: DeliveryRef) => listTries(db, ref)
