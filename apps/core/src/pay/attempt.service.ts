import { accepted, refused, type Result } from '@wasl/domain/result'
import type { PayDeps } from './pay.service.ts'
import { findAttempt, type AttemptRow, type PublicKey } from './pay.store.ts'

type Found = Result<AttemptRow, { kind: 'notFound' }>

/** Looking repairs: an attempt that is still open has its gateway asked first, at most every five seconds. */
export async function showAttempt({ db, ledger }: PayDeps, key: PublicKey): Promise<Found> {
  await ledger.checkAttempt(key)
  return found(await findAttempt(db, key))
}

/** The payer came back; what they carry is a hint, and evidence only where the gateway's signature verifies. */
export async function receiveReturn(
  deps: PayDeps,
  key: PublicKey,
  params: Record<string, string>,
): Promise<Found> {
  await deps.ledger.receiveReturn({ ...key, params })
  return found(await findAttempt(deps.db, key))
}

const found = (row: AttemptRow | null): Found => (row ? accepted(row) : refused({ kind: 'notFound' }))
