import type { NewRequest } from '@wasl/contracts/core/pay/requests.contract'
import { accepted, refused, type Result } from '@wasl/domain/result'
import { createHash } from 'node:crypto'
import { takenBy } from '../../kernel/ledger/create-transaction.service.ts'
import { findClaim, insertClaim, storeAnswer, tryLockKey } from '../../kernel/ledger/idempotency.store.ts'
import type { Tx } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
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
  const { merchantId, plugin, by, idempotencyKey } = command
  const key = { merchantId, scope: `create:${plugin}:${by.claims}`, key: idempotencyKey }
  const now = deps.clock.now()
  if (!(await tryLockKey(tx, key))) throw new NotMade({ kind: 'inFlight' })
  const claim = { ...key, requestHash: hashOf(command.wish), now }
  const held = await findClaim<MadeRequest>(tx, claim)
  switch (held.kind) {
    case 'otherRequest':
      throw new NotMade({ kind: 'keyReused' })
    case 'replay':
      return { created: withCode(deps, held.answer), replayed: true }
    case 'inFlight':
    case 'crashed':
      // A claim is written together with its answer: half of one is never seen.
      throw new Error('an idempotency key of a request without its answer')
    case 'new':
  }
  await insertClaim(tx, { ...claim, lockedUntil: now })
  const stored = await makeRequest(tx, deps, command)
  await storeAnswer(tx, key, { status: 201, body: stored })
  return { created: withCode(deps, stored), replayed: false }
}

/** What is kept for a repeated request holds no code: it is drawn again. */
const withCode = ({ hashes }: RequestDeps, { created, draw }: MadeRequest): Created => ({
  ...created,
  code: draw === null ? null : hashes.draw(created.id, draw),
})

/** Of everything the merchant decides; the contract has put the fields into one order. */
const hashOf = (wish: NewRequest): string =>
  createHash('sha256').update(JSON.stringify(wish)).digest('base64url')
