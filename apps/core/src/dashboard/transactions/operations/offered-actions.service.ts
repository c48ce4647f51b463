import { isEmail } from '@wasl/domain/email'
import type { OfferedAction } from '@wasl/contracts/core/dashboard/transactions/operation-values.contract'
import type { Locale } from '@wasl/domain/locale'
import type { Gateways } from '../../../kernel/gateways/registry.ts'
import { isPhone } from '../../../kernel/messages/messages.domain.ts'
import { claimsToGiveBack } from '../../../kernel/ledger/evidence/claims.domain.ts'
import { findTaken } from '../../../kernel/ledger/evidence/claims.store.ts'
import { findUnresolvedClaims } from '../../../kernel/ledger/unresolved/unresolved.store.ts'
import { isOpen } from '../../../kernel/ledger/operations/operation.domain.ts'
import { waitsInWords } from '../../../kernel/operation-requests/operation-task-on-wire.ts'
import { withGrants } from '../../../kernel/permission-requests/granted.service.ts'
import type { Staff } from '../../../kernel/people/staff.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { actionsOf, askedForByPressing, type ActionFacts } from './actions.domain.ts'
import { offered } from './offered-action.ts'
import type { FoundRow } from './rows.store.ts'

export type ActionDeps = { db: Db; clock: Clock; gateways: Pick<Gateways, 'find'> }

/** What every action of these rows depends on, in their order. */
export async function findActionFacts(
  { db, gateways }: ActionDeps,
  { merchantId, rows }: { merchantId: number; rows: readonly FoundRow[] },
): Promise<ActionFacts[]> {
  const attemptIds = rows.flatMap(({ attempts }) =>
    attempts.filter(({ quarantined }) => quarantined > 0).map(({ id }) => id),
  )
  const transactions = rows.map(({ transaction: { id, needsReview } }) => ({ id, merchantId, needsReview }))
  const [taken, unresolved] = await Promise.all([
    findTaken(db, { merchantId, attemptIds }),
    findUnresolvedClaims(db, transactions),
  ])
  return rows.map(({ transaction, customer, isDisclosable, attempts }) => ({
    publicId: transaction.publicId,
    plugin: transaction.plugin,
    state: transaction.state,
    isDeleted: transaction.deletedAt !== null,
    currency: transaction.currency,
    hasEmail: isEmail(customer?.email?.trim() ?? ''),
    hasPhone: isPhone(customer?.phone?.trim() ?? ''),
    isDisclosable,
    unresolved: (unresolved.get(transaction.id) ?? []).map((claim) => ({
      ...claim,
      isGivenBack: taken.some(({ id, isGivenBack }) => id === claim.claimId && isGivenBack),
    })),
    attempts: attempts.map((attempt) => {
      const adapter = gateways.find(attempt.adapter)
      return {
        ...attempt,
        operations: adapter?.operations?.kinds ?? [],
        isAskable: adapter?.capabilities.inquiry ?? false,
        hasOpenOperation: attempt.operations.some(({ state }) => isOpen(state)),
        claims: claimsToGiveBack(taken.filter(({ attemptId }) => attemptId === attempt.id)),
      }
    }),
  }))
}

/** S2 §3 "Row action" of each of these rows, in their order. */
export async function offeredActions(
  deps: ActionDeps,
  {
    merchantId,
    rows,
    staff,
    language,
  }: { merchantId: number; rows: readonly FoundRow[]; staff: Staff; language: Locale },
): Promise<OfferedAction[][]> {
  const objects = rows.map(({ transaction }) => transaction.publicId)
  const [facts, granted] = await Promise.all([
    findActionFacts(deps, { merchantId, rows }),
    withGrants(deps, staff, { objects, permissions: askedForByPressing }),
  ])
  return facts.map((of, at) => {
    const open = rows[at]?.open
    const waits = open ? waitsInWords(open, language) : undefined
    return actionsOf(of, granted(of.publicId)).map((action) => ({
      ...offered(action, of, language),
      hindrance: action.available === null ? undefined : waits,
    }))
  })
}
