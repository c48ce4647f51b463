import type { SavedViewWish } from '@wasl/contracts/core/dashboard/transactions/config.contract'
import { accepted, refused, type Result } from '@wasl/domain/result'
import type { Clock } from '../../../platform/clock.ts'
import { isUniqueViolation } from '../../../platform/db/database-errors.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { newPublicId } from '../../../platform/ids.ts'
import {
  deleteView,
  findViews,
  insertView,
  lockViews,
  updateView,
  type Owner,
  type View,
  type ViewChange,
} from './views.store.ts'

export type { View }

type Deps = { db: Db; clock: Clock }

export const mostViews = 20

export const viewsOf = ({ db }: Deps, owner: Owner, module: string): Promise<View[]> =>
  findViews(db, owner, module)

export async function addView(
  { db, clock }: Deps,
  owner: Owner,
  { module, wish }: { module: string; wish: SavedViewWish },
): Promise<Result<View, 'taken' | 'tooMany'>> {
  return inTransaction(db, async (tx) => {
    await lockViews(tx, owner)
    const views = await findViews(tx, owner, module)
    if (views.some(({ name }) => name === wish.name)) return refused('taken')
    if (views.length >= mostViews) return refused('tooMany')
    const { merchantId, userId } = owner
    const createdAt = clock.now()
    return accepted(
      await insertView(tx, { merchantId, userId, publicId: newPublicId(), module, ...wish, createdAt }),
    )
  })
}

export async function changeView(
  { db }: Deps,
  owner: Owner,
  wish: { publicId: string; change: ViewChange },
): Promise<Result<View, 'notFound' | 'taken'>> {
  try {
    const view = await inTransaction(db, (tx) => updateView(tx, owner, wish))
    return view ? accepted(view) : refused('notFound')
  } catch (error) {
    if (isUniqueViolation(error)) return refused('taken')
    throw error
  }
}

export const removeView = ({ db }: Deps, owner: Owner, publicId: string): Promise<boolean> =>
  inTransaction(db, (tx) => deleteView(tx, owner, publicId))
