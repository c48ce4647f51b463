import { accepted, refused, type Result } from '@wasl/domain/result'
import type { Tx } from '../../platform/db/db.ts'
import {
  findClaim,
  insertClaim,
  storeAnswer,
  tryLockKey,
  type KeyRef,
} from '../idempotency/idempotency.store.ts'

type Claiming = KeyRef & { requestHash: string; now: Date }
export type KeyRefusal = 'inFlight' | 'keyReused'
type Answered<Answer> = { answer: Answer; replayed: boolean }

/** What is made and its key are one transaction: the same key is answered with what was made first. */
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
      // A claim is written together with its answer: half of one is never seen.
      throw new Error('an idempotency key of a request without its answer')
    case 'new':
  }
  await insertClaim(tx, { ...claim, lockedUntil: now })
  const answer = await make()
  await storeAnswer(tx, key, { status: 201, body: answer })
  return accepted({ answer, replayed: false })
}
