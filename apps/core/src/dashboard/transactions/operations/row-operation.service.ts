import { accepted, refused, type Result } from '@wasl/domain/result'
import { isPayable, transactionStates, type TransactionState } from '@wasl/domain/states'
import type { DeleteRefusal } from '../../../kernel/ledger/delete-transaction.service.ts'
import type { WithdrawRefusal, Withdrawal } from '../../../kernel/ledger/pay/withdraw.service.ts'
import { transactionAggregate } from '../../../kernel/ledger/evidence/evidence-notice.ts'
import { recordAudit } from '../../../kernel/audit/audit.store.ts'
import type { Resolution } from '../../../kernel/ledger/unresolved/resolve-money.domain.ts'
import type { OperationKind } from '../../../kernel/ledger/operations/operation.domain.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { hasHappened, isLegal } from './actions.domain.ts'
import { findRow, type Row } from './find-row.service.ts'
import type { OperationDeps } from './operation-deps.ts'
import type { RowDone, RowRefusal, RowWish } from './row-outcome.ts'

export type PlainWish = RowWish & {
  operation: Exclude<RowWish['operation'], OperationKind | Resolution>
  /** One press, however often it is carried here. */
  key: string
  /** The state in which it was chosen, where it is worked on later; null: the one it is found in. */
  chosenIn: TransactionState | null
}

type Outcome = Result<Omit<RowDone, 'operation'>, RowRefusal>

/** Everything staff do to a row that moves no money. */
export async function operateOnRow(
  deps: OperationDeps,
  wish: PlainWish,
): Promise<Result<RowDone, RowRefusal>> {
  const row = await findRow(deps, wish)
  if (!row.ok) return row
  const { facts } = row.value
  // Whoever repeats it because the answer was lost is told what is true.
  if (hasHappened(wish.operation, facts))
    return accepted({ ...plain, operation: wish.operation, state: facts.state })
  if (!isLegal(wish.operation, facts))
    return refused({ kind: hasChanged(wish, facts) ? 'changed' : 'notPossible' })
  const done = await perform(deps, wish, row.value)
  return done.ok ? accepted({ ...done.value, operation: wish.operation }) : done
}

function perform(deps: OperationDeps, wish: PlainWish, row: Row): Promise<Outcome> {
  const { operation } = wish
  switch (operation) {
    case 'cancel':
      return withdraw(deps, wish, { event: 'merchant.canceled', onlyIn: meant(wish, row) })
    case 'expire':
      return withdraw(deps, wish, { event: 'time.expired', onlyIn: meant(wish, row) })
    case 'delete':
      return remove(deps, wish, meant(wish, row))
    case 'restore':
      return hide(deps, wish, { isDeleted: false, onlyIn: meant(wish, row) })
    case 'email':
    case 'sms':
      return write(deps, wish, { channel: operation, row })
    case 'disclose':
      return disclose(deps, wish, row)
    case 'inquiry':
      return inquire(deps, wish, row)
  }
}

type States = readonly TransactionState[]

/** A payer who opens or tries a request changes nothing of what is pressed; whoever chose it before says in which state alone. */
const meant = ({ chosenIn }: PlainWish, { facts: { state } }: Row): States =>
  chosenIn === null && isPayable(state) ? transactionStates.filter(isPayable) : [chosenIn ?? state]

const hasChanged = ({ chosenIn }: PlainWish, { state }: Row['facts']): boolean =>
  chosenIn !== null && chosenIn !== state

async function withdraw(
  deps: OperationDeps,
  wish: PlainWish,
  how: { event: Withdrawal['event']; onlyIn: States },
): Promise<Outcome> {
  const done = await deps.ledger.withdrawTransaction({ ...ref(wish), actor: wish.staff.username, ...how })
  return done.ok ? finished(done.value.state) : refused(asRowRefusal(done.error))
}

const asRowRefusal = ({ kind }: WithdrawRefusal): RowRefusal => ({ kind })

/**
 * One that may still be paid is canceled first, and stays where it is when it was paid meanwhile, before or after. A worker
 * that died between the two finds it canceled.
 */
async function remove(deps: OperationDeps, wish: PlainWish, states: States): Promise<Outcome> {
  const isOpen = states.some(isPayable)
  const hidden = await deps.ledger.deleteTransaction({
    ...ref(wish),
    actor: wish.staff.username,
    isDeleted: true,
    onlyIn: isOpen ? [...states, 'canceled'] : states,
  })
  if (hidden.ok) return finished(hidden.value)
  if (hidden.error !== 'stillPayable') return refused({ kind: asKind(hidden.error) })
  const canceled = await withdraw(deps, wish, { event: 'merchant.canceled', onlyIn: states })
  return canceled.ok ? hide(deps, wish, { isDeleted: true, onlyIn: ['canceled'] }) : canceled
}

async function hide(
  deps: OperationDeps,
  wish: PlainWish,
  how: { isDeleted: boolean; onlyIn: States },
): Promise<Outcome> {
  const done = await deps.ledger.deleteTransaction({ ...ref(wish), actor: wish.staff.username, ...how })
  return done.ok ? finished(done.value) : refused({ kind: asKind(done.error) })
}

const asKind = (error: DeleteRefusal): 'notFound' | 'changed' | 'notPossible' =>
  error === 'notFound' || error === 'changed' ? error : 'notPossible'

async function write(
  deps: OperationDeps,
  wish: PlainWish,
  { channel, row }: { channel: 'email' | 'sms'; row: Row },
): Promise<Outcome> {
  const key = `${wish.staff.userId}:${wish.key}`
  const sent = await deps.sendAgain({ ...ref(wish), channel, key, by: wish.staff.username })
  if (sent.ok) return accepted({ ...plain, state: row.facts.state, recipient: sent.value.recipient })
  return refused({ kind: sent.error === 'nothingToTell' ? 'notPossible' : sent.error })
}

async function disclose(deps: OperationDeps, wish: PlainWish, { id, facts }: Row): Promise<Outcome> {
  const { merchantId, username } = wish.staff
  const told = await deps.webhooks.tellAgain({
    merchantId,
    aggregate: transactionAggregate(id),
    by: username,
  })
  return told.ok && told.value.deliveries > 0 ? finished(facts.state) : refused({ kind: 'notPossible' })
}

async function inquire(deps: OperationDeps, wish: PlainWish, { id }: Row): Promise<Outcome> {
  const { merchantId, username: actor } = wish.staff
  const entry = {
    merchantId,
    actor,
    action: 'transaction.inquired' as const,
    object: transactionAggregate(id),
  }
  await inTransaction(deps.db, (tx) => recordAudit(tx, entry, deps.clock.now()))
  const asked = await deps.ledger.askAgain(ref(wish))
  if (!asked.ok) return refused({ kind: 'notFound' })
  const { state, isAnswered } = asked.value
  return accepted({ ...plain, state, result: isAnswered ? 'done' : 'queued' })
}

const ref = ({ staff, publicId }: PlainWish) => ({ merchantId: staff.merchantId, publicId })

const plain = { result: 'done' as const, childId: null }

const finished = (state: RowDone['state']) => accepted({ ...plain, state })
