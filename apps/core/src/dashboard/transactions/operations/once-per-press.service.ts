import type { Operation } from '@wasl/contracts/core/dashboard/transactions/operation-values.contract'
import { accepted, refused, type Result } from '@wasl/domain/result'
import {
  findClaim,
  insertClaim,
  storeAnswer,
  takeOverClaim,
  tryLockKey,
  type Claim,
  type KeyRef,
} from '../../../kernel/idempotency/idempotency.store.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { hashOf } from '../../../platform/hash-of.ts'
import { movesMoney, operateOnRows, type BulkOutcome, type BulkWish } from './bulk.service.ts'
import type { OperationDeps } from './operation-deps.ts'

/** Whoever works says so again in time; of whoever died the next press goes on after this. */
const claimMs = 60_000
const saidAgainMs = 15_000

/**
 * A press on many rows is answered once: its repeat is told what the first was, also where that was 207 and the rows are
 * others by now. Another user, other rows or another operation is another press.
 */
export async function operateOncePerPress(
  deps: OperationDeps,
  wish: BulkWish,
): Promise<Result<{ outcome: BulkOutcome; replayed: boolean }, 'underWay'>> {
  const held = await claim(deps, wish)
  if (held.kind === 'replay') return accepted({ outcome: held.answer, replayed: true })
  if (held.kind === 'inFlight') return refused('underWay')
  let saidAt = deps.clock.now().getTime()
  const outcome = await operateOnRows(deps, wish, async () => {
    if (deps.clock.now().getTime() - saidAt < saidAgainMs) return
    saidAt = deps.clock.now().getTime()
    await keepClaim(deps, wish, claimMs)
  })
  // Of some rows nobody knows: the next press finds out, and is the one that is answered.
  if (outcome.body.results.some(({ status }) => status === 503)) await keepClaim(deps, wish, 0)
  else
    await inTransaction(deps.db, (tx) =>
      storeAnswer(tx, keyOf(wish), { status: outcome.status, body: outcome }),
    )
  return accepted({ outcome, replayed: false })
}

/** Money and messages have a key of their own for each row (reliability B.7). */
export const isAnsweredOnce = (operation: Operation): boolean =>
  !movesMoney(operation) && operation !== 'email' && operation !== 'sms'

const claim = ({ db, clock }: OperationDeps, wish: BulkWish): Promise<Claim<BulkOutcome>> =>
  inTransaction(db, async (tx) => {
    const key = keyOf(wish)
    if (!(await tryLockKey(tx, key))) return { kind: 'inFlight' }
    const now = clock.now()
    const lockedUntil = new Date(now.getTime() + claimMs)
    const asked = { ...key, requestHash: rowsOf(wish), now }
    const held = await findClaim<BulkOutcome>(tx, asked)
    if (held.kind === 'new') await insertClaim(tx, { ...asked, lockedUntil })
    if (held.kind === 'crashed') await takeOverClaim(tx, { ...key, lockedUntil })
    return held
  })

const keepClaim = ({ db, clock }: OperationDeps, wish: BulkWish, forMs: number): Promise<void> =>
  inTransaction(db, (tx) =>
    takeOverClaim(tx, { ...keyOf(wish), lockedUntil: new Date(clock.now().getTime() + forMs) }),
  )

const keyOf = (wish: BulkWish): KeyRef => ({
  merchantId: wish.staff.merchantId,
  scope: `rows:${wish.staff.userId}`,
  key: `${wish.key}:${rowsOf(wish)}`,
})

const rowsOf = ({ plugin, operation, ids }: BulkWish): string => hashOf({ plugin, operation, ids })
