import type { Locale } from '@wasl/domain/locale'
import { accepted, refused, type Result } from '@wasl/domain/result'
import { timingSafeEqual } from 'node:crypto'
import { findSessionOf } from '../checkout/checkout.store.ts'
import { findMerchant } from '../merchants/merchants.store.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { additionalPhone } from '../checkout/additional-phone.ts'
import { payerPageUrl } from '../checkout/pay-origin.ts'
import { plainPair, readCode, type CodeHashes, type CodePlace } from './code-hash.ts'
import {
  findCodeTarget,
  findReferrer,
  insertCode,
  lockCode,
  updateCode,
  type CodeReferrer,
  type PairingCode,
} from './code.store.ts'
import type { WrongPairs } from './wrong-pairs.ts'

export type CodeDeps = { db: Db; clock: Clock; hashes: CodeHashes; wrongPairs: WrongPairs }

export type CodeRefusal =
  | { kind: 'notFound' }
  | { kind: 'fields'; code: CodeProblem | null; pair: PairProblem | null }
  | { kind: 'tooMany'; waitMs: number }

export type CodeProblem = 'required' | 'malformed' | 'noMatch' | 'used' | 'over'
export type PairProblem = 'required' | 'phone' | 'noMatch'

export async function lookUpReferrer(
  deps: Pick<CodeDeps, 'db'>,
  place: CodePlace,
): Promise<Result<CodeReferrer & { country: string }, { kind: 'notFound' }>> {
  const referrer = await findReferrer(deps.db, place)
  if (!referrer) return refused({ kind: 'notFound' })
  return accepted({ ...referrer, country: await countryOf(deps, place.merchantId) })
}

type Trying = CodePlace & {
  code: string
  pair: string
  network: string | null
  language: Locale
  origin: string
}

/** S1 §2 "Code verification page": a code and its paired value, once, for the address they lead to. */
export async function verifyCode(deps: CodeDeps, trying: Trying): Promise<Result<string, CodeRefusal>> {
  const referrer = await findReferrer(deps.db, trying)
  if (!referrer) return refused({ kind: 'notFound' })
  const code = codeOf(trying.code)
  const pair = pairOf(trying.pair, { kind: referrer.kind, country: await countryOf(deps, trying.merchantId) })
  if (!code.ok || !pair.ok)
    return refused({ kind: 'fields', code: code.ok ? null : code.error, pair: pair.ok ? null : pair.error })
  const pairHash = deps.hashes.ofPair(trying, pair.value)
  const limited = { value: pairHash, network: trying.network }
  const waitMs = deps.wrongPairs.take(limited)
  if (waitMs > 0) return refused({ kind: 'tooMany', waitMs })
  const codeHash = deps.hashes.ofCode(trying, code.value)
  const tried = await inTransaction(deps.db, (tx) => tryCode(tx, deps, { trying, codeHash, pairHash }))
  if (tried.ok || tried.error.code !== 'noMatch') deps.wrongPairs.giveBack(limited)
  return tried.ok ? tried : refused({ kind: 'fields', ...tried.error })
}

type Tried = Result<string, { code: CodeProblem; pair: PairProblem | null }>

async function tryCode(
  tx: Tx,
  { clock }: Pick<CodeDeps, 'clock'>,
  { trying, codeHash, pairHash }: { trying: Trying; codeHash: string; pairHash: string },
): Promise<Tried> {
  const noMatch = refused({ code: 'noMatch', pair: 'noMatch' } as const)
  const kept = await lockCode(tx, { ...trying, codeHash })
  if (!kept) return noMatch
  const verdict = codeVerdict(kept, { matches: isSame(kept.pairHash, pairHash), now: clock.now() })
  switch (verdict.kind) {
    case 'noMatch':
      if (verdict.failures > kept.failures) await updateCode(tx, kept, { failures: verdict.failures })
      return noMatch
    case 'used':
    case 'over':
      return refused({ code: verdict.kind, pair: null })
    case 'accepted':
      await updateCode(tx, kept, { usedAt: clock.now() })
      return accepted(await targetOf(tx, kept, trying))
  }
}

/** A code leads to its transaction's own page, or to the address it was made for. */
async function targetOf(
  tx: Tx,
  { merchantId, transactionId, redirectUrl }: PairingCode,
  { origin, language }: Trying,
): Promise<string> {
  if (transactionId === null) return redirectUrl ?? origin
  const target = await findCodeTarget(tx, { merchantId, transactionId })
  if (!target) throw new Error('the code of a transaction that is not there')
  const sessionId = await findSessionOf(tx, { merchantId, transactionId })
  return payerPageUrl({ origin, language }, { ...target, sessionId })
}

const isSame = (left: string, right: string): boolean =>
  left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right))

function codeOf(typed: string): Result<string, CodeProblem> {
  if (typed.trim() === '') return refused('required')
  const code = readCode(typed)
  return code === null ? refused('malformed') : accepted(code)
}

export function pairOf(
  typed: string,
  { kind, country }: { kind: CodeReferrer['kind']; country: string },
): Result<string, PairProblem> {
  if (typed.trim() === '') return refused('required')
  if (kind === 'text') return accepted(plainPair(typed))
  const phone = additionalPhone(typed, { asked: true, country })
  return phone.ok && phone.value ? accepted(phone.value) : refused('phone')
}

const countryOf = async ({ db }: Pick<CodeDeps, 'db'>, merchantId: number): Promise<string> =>
  (await findMerchant(db, merchantId))?.countryCode ?? 'KW'

export type NewCode = CodePlace & {
  pairHash: string
  expiresAt: Date | null
  now: Date
  transaction: { id: number; publicId: string }
}

/** Draws until the merchant has no such code yet; the code itself is told once and kept by nobody. */
export async function issueCode(
  tx: Tx,
  hashes: CodeHashes,
  { pairHash, expiresAt, now, transaction, ...place }: NewCode,
): Promise<{ code: string; draw: number }> {
  for (let draw = 0; draw < 10; draw += 1) {
    const code = hashes.draw(transaction.publicId, draw)
    const codeHash = hashes.ofCode(place, code)
    const values = { ...place, codeHash, pairHash, draw, transactionId: transaction.id }
    // One insert decides; the next draw is needed once in a hundred million codes.
    // oxlint-disable-next-line no-await-in-loop
    if (await insertCode(tx, { ...values, createdAt: now, expiresAt })) return { code, draw }
  }
  throw new Error('no free code was drawn')
}

/** What a try with a code means. `matches`: the value beside the code is the one it was given with. */
type CodeVerdict =
  | { kind: 'accepted' }
  /** Also for a code nobody has: whoever guesses learns nothing. */
  | { kind: 'noMatch'; failures: number }
  | { kind: 'used' }
  | { kind: 'over' }

type CodeTried = { failures: number; usedAt: Date | null; expiresAt: Date | null }

const mostFailures = 5

/** After five wrong values the code is dead, whatever comes. Only who knows both learns that it was used or is over. */
function codeVerdict(code: CodeTried, { matches, now }: { matches: boolean; now: Date }): CodeVerdict {
  const { failures, usedAt, expiresAt } = code
  if (failures >= mostFailures) return { kind: 'noMatch', failures }
  if (!matches) return { kind: 'noMatch', failures: failures + 1 }
  if (usedAt !== null) return { kind: 'used' }
  return expiresAt !== null && expiresAt <= now ? { kind: 'over' } : { kind: 'accepted' }
}
