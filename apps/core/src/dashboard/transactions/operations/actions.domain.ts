import type { Operation } from '@wasl/contracts/core/dashboard/transactions/operation-values.contract'
import { money, type Money } from '@wasl/domain/money'
import { isPayable, isSecured, type TransactionState } from '@wasl/domain/states'
import { attemptAfter, hasEndedUnpaid, isLive } from '../../../kernel/ledger/attempt.domain.ts'
import {
  availableFor,
  isWhole,
  type Claim,
  type OperationKind,
  type Totals,
} from '../../../kernel/ledger/operations/operation.domain.ts'
import { transactionAfter } from '../../../kernel/ledger/transaction.domain.ts'
import { mayCount, type Resolution } from '../../../kernel/ledger/unresolved/resolve-money.domain.ts'
import type { UnresolvedClaim } from '../../../kernel/ledger/unresolved/unresolved.domain.ts'
import { may, type Staff } from '../../../kernel/people/staff.ts'

export type ActionFacts = {
  publicId: string
  plugin: string
  state: TransactionState
  isDeleted: boolean
  currency: string
  hasEmail: boolean
  hasPhone: boolean
  /** A merchant's server that is on was told of it, and may be told again. */
  isDisclosable: boolean
  /** Money that came and counts nowhere, oldest first. */
  unresolved: readonly (UnresolvedClaim & { isGivenBack: boolean })[]
  attempts: readonly AttemptActionFacts[]
}

export type AttemptActionFacts = Totals & {
  fee: number
  publicId: string
  currency: string
  isWinner: boolean
  /** What its gateway can do here. */
  operations: readonly OperationKind[]
  isAskable: boolean
  /** A capture, void or refund whose end is not known yet. */
  hasOpenOperation: boolean
  /** Mismatched money that may go back. */
  claims: readonly Claim[]
}

export type Action = {
  value: Operation
  available: Money | null
  /** Whose money it is about; null where it is about the transaction. */
  attemptId: string | null
  /** Mismatched money, by the gateway's name of the operation. */
  claim: string | null
  /** A part of it would be refused. */
  movesWhole: boolean
  isPermitted: boolean
}

/** What each action asks of the user. Who lacks one of the first three is offered it all the same: pressing it asks for the permission. */
export const permissionOf: Readonly<Record<Operation, string | null>> = {
  refund: 'payment.refund',
  capture: 'payment.capture',
  void: 'payment.void',
  cancel: 'payment.cancel',
  expire: 'payment.cancel',
  delete: 'payment.delete',
  restore: 'payment.delete',
  email: null,
  sms: null,
  disclose: null,
  inquiry: null,
  count: 'payment.resolve',
  release: 'payment.resolve',
}

/** What may be done now, the dangerous last. Nothing that the transition tables do not allow. */
export function actionsOf(facts: ActionFacts, staff: Staff): Action[] {
  if (facts.isDeleted) return isLegal('restore', facts) ? ofTransaction(['restore'], staff) : []
  const ofMoney = facts.attempts.flatMap((attempt) => moneyActions(attempt, staff))
  const others = order.filter((value) => isLegal(value, facts))
  return [...ofMoney, ...resolutions(facts, staff), ...ofTransaction(others, staff)]
}

const order = ['email', 'sms', 'disclose', 'inquiry', 'expire', 'cancel', 'delete'] as const

type TransactionOperation = Exclude<Operation, OperationKind | Resolution>

/** The service asks the same under the transaction's lock. */
export function isLegal(value: TransactionOperation, facts: ActionFacts): boolean {
  const { state, isDeleted, attempts } = facts
  if (isDeleted !== (value === 'restore')) return false
  switch (value) {
    case 'cancel':
      return (
        transactionAfter(state, 'merchant.canceled') !== null ||
        (transactionAfter(state, 'cash.refused') !== null &&
          attempts.some((one) => one.isWinner && attemptAfter(one.state, 'cash.refused') !== null))
      )
    case 'expire':
      return transactionAfter(state, 'time.expired') !== null
    case 'delete':
      return facts.unresolved.length === 0
    case 'restore':
      return isSecured(state)
    case 'email':
      return facts.hasEmail && isTold(facts)
    case 'sms':
      return facts.hasPhone && isTold(facts)
    case 'disclose':
      return facts.isDisclosable
    case 'inquiry':
      return attempts.some((one) => one.isAskable && mayBeAsked(one))
  }
}

/** What was asked for is so already. */
export function hasHappened(value: TransactionOperation, { state, isDeleted }: ActionFacts): boolean {
  if (value === 'delete') return isDeleted
  if (isDeleted) return false
  if (value === 'restore') return isSecured(state)
  return (value === 'cancel' && state === 'canceled') || (value === 'expire' && state === 'expired')
}

/** A request that waits for its payer, or a receipt. */
const isTold = ({ state, unresolved }: ActionFacts): boolean =>
  isSecured(state) || (isPayable(state) && unresolved.length === 0)

const mayBeAsked = (attempt: AttemptActionFacts): boolean =>
  attempt.hasOpenOperation || isLive(attempt.state) || hasEndedUnpaid(attempt.state)

function moneyActions(attempt: AttemptActionFacts, staff: Staff): Action[] {
  const attemptId = attempt.publicId
  const own = shown.flatMap((value): Action[] => {
    const minor = attempt.operations.includes(value) ? availableFor(value, attempt) : 0
    if (minor === 0) return []
    const isPermitted = permitted(value, staff)
    const movesWhole = isWhole(value, attempt)
    return [
      { value, available: money(minor, attempt.currency), attemptId, claim: null, movesWhole, isPermitted },
    ]
  })
  const claims = attempt.operations.includes('refund') ? attempt.claims : []
  return [
    ...own,
    ...claims.map(({ operationId, minor, currency }): Action => ({
      value: 'refund',
      available: money(minor, currency),
      attemptId,
      claim: operationId,
      movesWhole: true,
      isPermitted: permitted('refund', staff),
    })),
  ]
}

/** Giving mismatched money back is a refund, above. */
function resolutions({ state, currency, attempts, unresolved }: ActionFacts, staff: Staff): Action[] {
  if (!permitted('release', staff)) return []
  const hasWinner = attempts.some(({ isWinner }) => isWinner)
  return unresolved.flatMap((claim): Action[] => {
    const attempt = attempts.find(({ publicId }) => publicId === claim.attemptId)
    if (!attempt || claim.isGivenBack) return []
    const { claims } = attempt
    const values: Resolution[] = mayCount(claim, {
      transaction: { state, currency, hasWinner },
      attempt,
      claims,
    })
      ? ['count', 'release']
      : ['release']
    return values.map((value) => ({
      value,
      available: claim.minor === null ? null : money(claim.minor, claim.currency),
      attemptId: claim.attemptId,
      claim: claim.operationId,
      movesWhole: true,
      isPermitted: true,
    }))
  })
}

const shown: readonly OperationKind[] = ['capture', 'refund', 'void']

const ofTransaction = (values: readonly TransactionOperation[], staff: Staff): Action[] =>
  values
    .filter((value) => permitted(value, staff))
    .map((value) => ({
      value,
      available: null,
      attemptId: null,
      claim: null,
      movesWhole: false,
      isPermitted: true,
    }))

/** Offered to whoever lacks them too: pressing asks for them, and a yes of a colleague holds for the one transaction. */
export const askedForByPressing: readonly string[] = ['payment.refund', 'payment.capture', 'payment.void']

function permitted(value: Operation, staff: Staff): boolean {
  const permission = permissionOf[value]
  return permission === null || may(staff, permission)
}
