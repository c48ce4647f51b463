import type { SavedViewWish } from '@wasl/contracts/lists/saved-view'
import { accepted, refused, type Result } from '@wasl/domain/result'
import type { Clock } from '../../platform/clock.ts'
import { isUniqueViolation } from '../../platform/db/database-errors.ts'
import type { Db } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { newPublicId } from '../../platform/ids.ts'
import {
  countViews,
  deleteView,
  findView,
  findViews,
  insertView,
  lockViews,
  updateView,
  type OneView,
  type Place,
  type View,
  type ViewChange,
} from './views.store.ts'

export type { View }

export type ViewsDeps = { db: Db; clock: Clock }

export const mostViews = 20
/** Of all lists together, however many names somebody makes up. */
const mostInAll = 500

export const viewsOf = ({ db }: ViewsDeps, place: Place): Promise<View[]> => findViews(db, place)

export async function addView(
  { db, clock }: ViewsDeps,
  place: Place,
  wish: SavedViewWish,
): Promise<Result<View, 'taken' | 'tooMany'>> {
  const { merchantId, userId, list } = place
  return inTransaction(db, async (tx) => {
    await lockViews(tx, place)
    const views = await findViews(tx, place)
    if (views.some(({ name }) => name === wish.name)) return refused('taken')
    if (views.length >= mostViews || (await countViews(tx, place)) >= mostInAll) return refused('tooMany')
    const values = { merchantId, userId, list, publicId: newPublicId(), createdAt: clock.now() }
    return accepted(await insertView(tx, { ...values, ...wish }))
  })
}

export async function changeView(
  { db }: ViewsDeps,
  one: OneView,
  change: ViewChange,
): Promise<Result<View, 'notFound' | 'taken'>> {
  const isNothing = Object.keys(change).length === 0
  try {
    const view = await inTransaction(db, (tx) =>
      isNothing ? findView(tx, one) : updateView(tx, one, change),
    )
    return view ? accepted(view) : refused('notFound')
  } catch (error) {
    if (isUniqueViolation(error)) return refused('taken')
    throw error
  }
}

export const removeView = ({ db }: ViewsDeps, one: OneView): Promise<boolean> =>
  inTransaction(db, (tx) => deleteView(tx, one))
