import type { Money } from '@wasl/domain/money'
import { accepted, refused, type Result } from '@wasl/domain/result'
import { readWishAmount } from '../../../kernel/ledger/operations/operation.domain.ts'
import { withGrants } from '../../../kernel/permission-requests/granted.service.ts'
import type {
  PermissionAsked,
  PermissionWish,
} from '../../../kernel/permission-requests/request-permission.service.ts'
import { may, sees, type Staff } from '../../../kernel/people/staff.ts'
import { actionsOf, askedForByPressing, permissionOf, type ActionFacts } from './actions.domain.ts'
import { findActionFacts, type ActionDeps } from './offered-actions.service.ts'
import { findRowIds } from './row-ids.store.ts'
import { findRows } from './rows.store.ts'
import type { RowRefusal, RowWish } from './row-outcome.ts'

export type Row = { id: number; facts: ActionFacts }

/** The row, for a user who may do this to it. One of another merchant or plugin is answered like one that does not exist. */
export async function findRow(
  deps: ActionDeps & { requestPermission: RequestPermission },
  wish: RowWish,
): Promise<Result<Row, RowRefusal>> {
  const { staff, plugin, publicId, operation, isAsking, idempotencyKey } = wish
  const { merchantId } = staff
  const [found] = await findRowIds(deps.db, { merchantId, publicIds: [publicId] })
  if (!found || (plugin !== null && found.plugin !== plugin)) return refused({ kind: 'notFound' })
  if (!sees(staff, found.plugin)) return refused({ kind: 'sectionDisabled' })
  const rows = await findRows(deps.db, { merchantId, transactionIds: [found.id] })
  const [facts] = await findActionFacts(deps, { merchantId, rows })
  if (!facts) return refused({ kind: 'notFound' })
  const permission = permissionOf[operation]
  if (permission !== null && !may(staff, permission)) {
    if (!askedForByPressing.includes(permission)) return refused({ kind: 'permissionDenied' })
    const granted = await withGrants(deps, staff, {
      objects: [publicId],
      permissions: [permission],
      keys: idempotencyKey === undefined ? [] : [idempotencyKey],
    })
    if (!may(granted(publicId), permission)) {
      // Nobody is asked to allow what the payment does not.
      const amount = amountAsked(facts, wish)
      if (!amount.ok) return amount
      const { reason: why = null } = wish
      const asked = { permission, object: publicId, plugin: found.plugin, amount: amount.value, why }
      return ask(deps, staff, asked)
    }
  }
  if (isAsking) return refused({ kind: 'mayAlready' })
  return accepted({ id: found.id, facts })
}

/** What would be moved, and so what a yes is asked for; or why nothing could be. */
function amountAsked(
  facts: ActionFacts,
  { staff, operation, attemptId = null, claim = null, amount = null }: RowWish,
): Result<Money, RowRefusal> {
  const action = actionsOf(facts, staff).find(
    (one) =>
      one.value === operation && one.claim === claim && (attemptId === null || one.attemptId === attemptId),
  )
  if (!action?.available) return refused({ kind: 'notPossible' })
  return readWishAmount(amount, action.available, action.movesWhole)
}

async function ask(
  { requestPermission }: { requestPermission: RequestPermission },
  staff: Staff,
  wish: PermissionWish,
): Promise<Result<Row, RowRefusal>> {
  const asked = await requestPermission(staff, wish)
  return refused({ kind: asked === 'asked' ? 'permissionAsked' : 'permissionWaiting' })
}

type RequestPermission = (staff: Staff, wish: PermissionWish) => Promise<PermissionAsked>
