import type { OfferedAction } from '@wasl/contracts/core/dashboard/transactions/operation-values.contract'
import type { Locale } from '@wasl/domain/locale'
import type { Gateways } from '../../../kernel/gateways/registry.ts'
import { isMailbox, isPhone } from '../../../kernel/messages/messages.domain.ts'
import { claimsToGiveBack } from '../../../kernel/ledger/claims.domain.ts'
import { findTaken } from '../../../kernel/ledger/claims.store.ts'
import { findOpenRequestsOf } from '../../../kernel/operation-requests/operation-requests.store.ts'
import { waitsInWords } from '../../../kernel/operation-requests/operation-task-on-wire.ts'
import { withGrants } from '../../../kernel/people/granted.service.ts'
import type { Staff } from '../../../kernel/people/staff.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { actionsOf, askedForByPressing, type ActionFacts, type AttemptActionFacts } from './actions.domain.ts'
import { offered } from './offered-action.ts'
import {
  findAttemptFacts,
  findTransactionFacts,
  type AttemptFacts,
  type RowsRef,
} from './operation-facts.store.ts'

export type ActionDeps = { db: Db; clock: Clock; gateways: Pick<Gateways, 'find'> }

/** What every action of these transactions depends on, by the transaction's database id. */
export async function findActionFacts(
  { db, gateways }: ActionDeps,
  ref: RowsRef,
): Promise<Map<number, ActionFacts>> {
  const [transactions, attempts] = await Promise.all([
    findTransactionFacts(db, ref),
    findAttemptFacts(db, ref),
  ])
  const taken = await findTaken(db, {
    merchantId: ref.merchantId,
    attemptIds: attempts.filter(({ quarantined }) => quarantined > 0).map(({ id }) => id),
  })
  const claimsOf = (id: number) => claimsToGiveBack(taken.filter(({ attemptId }) => attemptId === id))
  const byTransaction = Map.groupBy(attempts, ({ transactionId }) => transactionId)
  return new Map(
    transactions.map(({ id, email, phone, ...facts }): [number, ActionFacts] => [
      id,
      {
        ...facts,
        hasEmail: email !== null && isMailbox(email.trim()),
        hasPhone: phone !== null && isPhone(phone.trim()),
        attempts: (byTransaction.get(id) ?? []).map((attempt) => ({
          ...withGateway(attempt, gateways),
          claims: claimsOf(attempt.id),
        })),
      },
    ]),
  )
}

function withGateway(
  { adapter: name, ...attempt }: AttemptFacts,
  gateways: ActionDeps['gateways'],
): Omit<AttemptActionFacts, 'claims'> {
  const adapter = gateways.find(name)
  return {
    ...attempt,
    operations: adapter?.operations?.kinds ?? [],
    isAskable: adapter?.capabilities.inquiry ?? false,
  }
}

/** S2 §3 "Row action" of each transaction, by its database id. */
export async function offeredActions(
  deps: ActionDeps,
  { staff, language, ...ref }: RowsRef & { staff: Staff; language: Locale },
): Promise<Map<number, OfferedAction[]>> {
  const [facts, waiting] = await Promise.all([findActionFacts(deps, ref), findOpenRequestsOf(deps.db, ref)])
  const waits = new Map(waiting.map((one) => [one.transactionId, waitsInWords(one, language)]))
  const objects = [...facts.values()].map(({ publicId }) => publicId)
  const granted = await withGrants(deps, staff, { objects, permissions: askedForByPressing })
  return new Map(
    [...facts].map(([id, of]) => [
      id,
      actionsOf(of, granted(of.publicId)).map((action) => ({
        ...offered(action, of, language),
        hindrance: action.available === null ? null : (waits.get(id) ?? null),
      })),
    ]),
  )
}
