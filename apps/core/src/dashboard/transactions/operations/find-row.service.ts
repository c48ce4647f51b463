import { accepted, refused, type Result } from '@wasl/domain/result'
import { withGrants } from '../../../kernel/people/granted.service.ts'
import type { PermissionAsked, PermissionWish } from '../../../kernel/people/request-permission.service.ts'
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
  { staff, plugin, publicId, operation, isAsking }: RowWish,
): Promise<Result<Row, RowRefusal>> {
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
    const granted = await withGrants(deps, staff, { objects: [publicId], permissions: [permission] })
    if (!may(granted(publicId), permission)) {
      // Nobody is asked to allow what the payment does not.
      const isOffered = actionsOf(facts, staff).some(({ value }) => value === operation)
      if (!isOffered) return refused({ kind: 'notPossible' })
      return ask(deps, staff, { permission, object: publicId, plugin: found.plugin })
    }
  }
  if (isAsking) return refused({ kind: 'mayAlready' })
  return accepted({ id: found.id, facts })
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
