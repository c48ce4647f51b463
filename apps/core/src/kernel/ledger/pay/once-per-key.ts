import { accepted, refused, type Result } from '@wasl/domain/result'
import type { Tx } from '../../../platform/db/db.ts'
import {
  findClaim,
  insertClaim,
  storeAnswer,
  tryLockKey,
  type KeyRef,
} from '../../idempotency/idempotency.store.ts'

type Claiming = KeyRef & { requestHash: string; now: Date }
export type KeyRefusal = 'inFlight' | 'keyReused'
type Answered<Answer> = { answer: Answer; replayed: boolean }

/** Stores the result and its key in one transaction. The same key returns the first result. */
export async function oncePerKey<Answer>(
  tx: Tx,
  { requestHash, now, ...key }: Claiming,
  make: () => Promise<Answer>,
): Promise<Result<Answered<Answer>, KeyRefusal>> {
  if (!(await tryLockKey(tx, key))) return refused('inFlight')
  const claim = { ...key, requestHash, now }
  const held = await findClaim<Answer>(tx, claim)
  switch (held.kind) {
    case 'otherRequest':
      return refused('keyReused')
    case 'replay':
      return accepted({ answer: held.answer, replayed: true })
    case 'inFlight':
    case 'crashed':
      // The claim and its answer are written together, so this cannot happen.
      throw new Error('an idempotency key of a request without its answer')
    case 'new':
  }
  await insertClaim(tx, { ...claim, lockedUntil: now })
  const answer = await make()
  await storeAnswer(tx, key, { status: 201, body: answer })
  return accepted({ answer, replayed: false })
}
