import { accepted, refused, type Result } from '@wasl/domain/result'
import { takenBy } from '../ledger/create-transaction.service.ts'
import { oncePerKey } from '../ledger/pay/once-per-key.ts'
import type { Tx } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { hashOf } from '../../platform/hash-of.ts'
import {
  makeRequest,
  type Created,
  type CreateRequest,
  type MadeRequest,
  type RequestDeps,
} from './make-request.service.ts'
import { NotMade } from './not-made.ts'
import type { RequestRefusal } from './request-refusal.ts'

type Answer = { created: Created; replayed: boolean }

/** A merchant's server, or one of their staff, asks for money: everything or nothing, and once per key. */
export async function createRequest(
  deps: RequestDeps,
  command: CreateRequest,
): Promise<Result<Answer, RequestRefusal>> {
  try {
    return accepted(await inTransaction(deps.db, (tx) => once(tx, deps, command)))
  } catch (error) {
    if (error instanceof NotMade) return refused(error.refusal)
    if (takenBy(error) === 'orderNoTaken')
      return refused({ kind: 'fields', problems: [{ field: 'order_no', says: 'request.orderNoTaken' }] })
    throw error
  }
}

async function once(tx: Tx, deps: RequestDeps, command: CreateRequest): Promise<Answer> {
  const { merchantId, plugin, by, idempotencyKey, asked = command.wish } = command
  const key = { merchantId, scope: `create:${plugin}:${by.claims}`, key: idempotencyKey }
  const claim = { ...key, requestHash: hashOf(asked), now: deps.clock.now() }
  const made = await oncePerKey<MadeRequest>(tx, claim, async () => {
    await command.admit?.(tx)
    return makeRequest(tx, deps, command)
  })
  if (!made.ok) throw new NotMade({ kind: made.error })
  return { created: withCode(deps, made.value.answer), replayed: made.value.replayed }
}

/** What is kept for a repeated request holds no code: it is drawn again. */
const withCode = ({ hashes }: RequestDeps, { created, draw }: MadeRequest): Created => ({
  ...created,
  code: draw === null ? null : hashes.draw(created.id, draw),
})
