import { money, type Money } from '@wasl/domain/money'
import { accepted, refused, type Result } from '@wasl/domain/result'
import type { TransactionState } from '@wasl/domain/states'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Ledger } from '../ledger/ledger.ts'
import type {
  OperationCommand,
  OperationOutcome,
  OperationRefusal,
} from '../ledger/operations/operation-command.ts'
import { hashOfOperation } from '../ledger/operations/hash-of-operation.ts'
import type { StaffMailing } from '../messages/write-staff-mail.service.ts'
import { findTransaction } from '../ledger/transaction.store.ts'
import { admitOperation } from './admit-operation.service.ts'
import { makerName, merchantOf, type OperationMaker } from './operation-maker.ts'
import { isSameWish } from './operation-request.domain.ts'
import { findRequestByKey, type OperationRequestRow } from './operation-requests.store.ts'

export type CheckedCommand = Omit<OperationCommand, 'merchantId' | 'actor' | 'admit'> & {
  /** In the maker's words, for colleagues who check it. */
  why?: string | null
}

export type CheckedOutcome =
  | OperationOutcome
  /** Colleagues are asked first. */
  | { result: 'requested'; requestId: string; operationId: null; amount: Money; state: TransactionState }

export type CheckedRefusal =
  | Exclude<OperationRefusal, { kind: 'checkAsked' }>
  /** The same press again, and its request was not approved. */
  | { kind: 'requestEnded' }

type Deps = { db: Db; clock: Clock; ledger: Pick<Ledger, 'operate'>; mailing: StaffMailing }

/** The only way for staff and API keys to operate: does it, or makes a request if colleagues must approve it. */
export async function operateChecked(
  { db, clock, ledger, mailing }: Deps,
  maker: OperationMaker,
  command: CheckedCommand,
): Promise<Result<CheckedOutcome, CheckedRefusal>> {
  const merchantId = merchantOf(maker)
  const { publicId, idempotencyKey } = command
  const held = await findRequestByKey(db, { merchantId, publicId, key: idempotencyKey })
  if (held) return answeredBefore(db, held, command)
  const done = await ledger.operate({
    ...command,
    merchantId,
    actor: makerName(maker),
    admit: admitOperation({
      maker,
      idempotencyKey,
      wishHash: hashOfOperation(command),
      why: command.why ?? null,
      mailing,
      now: clock.now(),
    }),
  })
  if (done.ok) return done
  const { error } = done
  return error.kind === 'checkAsked' ? requested(error.requestId, error) : refused(error)
}

const requested = (requestId: string, { amount, state }: { amount: Money; state: TransactionState }) =>
  accepted({ result: 'requested' as const, requestId, operationId: null, amount, state })

async function answeredBefore(
  db: Db,
  request: OperationRequestRow,
  command: CheckedCommand,
): Promise<Result<CheckedOutcome, CheckedRefusal>> {
  if (!isSameWish(request, { ...command, wishHash: hashOfOperation(command) }))
    return refused({ kind: 'keyReused' })
  const { merchantId, amount, currency, operationId, publicId } = request
  const transaction = await findTransaction(db, { merchantId, publicId: command.publicId })
  if (!transaction) return refused({ kind: 'notFound' })
  const of = { amount: money(amount, currency), state: transaction.state }
  switch (request.status) {
    case 'PENDING':
    case 'APPROVED':
    case 'MANUAL':
      return requested(publicId, of)
    case 'DONE':
      return accepted({ result: 'done', operationId: operationId ?? '', ...of })
    case 'REJECTED':
    case 'CANCELED':
    case 'EXPIRED':
      return refused({ kind: 'requestEnded' })
  }
}
