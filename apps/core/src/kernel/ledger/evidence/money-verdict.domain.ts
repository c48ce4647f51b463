import { attemptAfter } from '../attempt.domain.ts'
import {
  isAboutAnother,
  type AttemptFacts,
  type ClaimedMoney,
  type EvidenceFacts,
} from './evidence-facts.domain.ts'

export type Mismatch =
  /** The amount or currency cannot be stored. */
  | 'unreadable'
  /** The payment id belongs to another payment. */
  | 'reference'
  | 'currency'
  | 'amount'
  /** The same operation was counted with other money. */
  | 'contradiction'
  /** A second authorization, or a second capture of a purchase. */
  | 'twice'
  /** Money cannot arrive in the attempt's state. */
  | 'unexpected'

type Entry = ClaimedMoney & { kind: 'authorize' | 'capture' }

export type MoneyVerdict =
  | { kind: 'exact'; entry: Entry }
  | { kind: 'duplicate' }
  /** An authorization reported after its capture: already known. */
  | { kind: 'stale' }
  /** A capture of a hold that was not reported yet. */
  | { kind: 'early' }
  | { kind: 'mismatch'; reason: Mismatch; entry: Entry | null }

/** Compares what the gateway says it took with the frozen terms: amount with fee, currency, and payment id. */
export function moneyVerdict(facts: EvidenceFacts, result: 'captured' | 'authorized'): MoneyVerdict {
  const { attempt, counted, isGivenBack } = facts
  const claimed = readable(facts.evidence.money, attempt)
  if (!claimed) return { kind: 'mismatch', reason: 'unreadable', entry: null }
  const entry: Entry = { ...claimed, kind: result === 'captured' ? 'capture' : 'authorize' }
  if (isGivenBack || (counted && isSame(counted, claimed))) return { kind: 'duplicate' }
  const reason = mismatch(facts, entry)
  if (reason === 'amount' && isEarly(facts, entry)) return { kind: 'early' }
  if (reason) return { kind: 'mismatch', reason, entry }
  if (entry.kind === 'authorize' && attempt.captured > 0) return { kind: 'stale' }
  return { kind: 'exact', entry }
}

function mismatch(facts: EvidenceFacts, entry: Entry): Mismatch | null {
  const { attempt, counted } = facts
  if (counted) return 'contradiction'
  if (isAboutAnother(facts)) return 'reference'
  if (entry.currency !== attempt.currency) return 'currency'
  if (!fits(attempt, entry)) return 'amount'
  if (isSecond(attempt, entry)) return 'twice'
  return mayArrive(attempt, entry) ? null : 'unexpected'
}

/** A purchase is captured whole, a hold is made whole, a hold can be captured in parts. */
const fits = (attempt: AttemptFacts, { kind, minor }: Entry): boolean =>
  kind === 'capture' && attempt.authorized > 0
    ? attempt.captured + minor <= attempt.authorized
    : minor === attempt.charge

const isSecond = (attempt: AttemptFacts, { kind }: Entry): boolean =>
  kind === 'authorize' ? attempt.authorized > 0 : attempt.authorized === 0 && attempt.captured > 0

const mayArrive = (attempt: AttemptFacts, { kind }: Entry): boolean =>
  attempt.captured > 0 ||
  attemptAfter(attempt.state, kind === 'capture' ? 'money.captured' : 'money.authorized') !== null

/** reliability B.3: evidence that comes before its predecessor waits, as long as its gateway is asked. */
const isEarly = ({ attempt, mayWait }: EvidenceFacts, entry: Entry): boolean =>
  mayWait &&
  entry.kind === 'capture' &&
  attempt.operation === 'authorize' &&
  attempt.authorized + attempt.captured === 0 &&
  entry.minor < attempt.charge &&
  attempt.nextInquiryAt !== null &&
  mayArrive(attempt, entry)

const isSame = (left: ClaimedMoney, right: ClaimedMoney): boolean =>
  left.minor === right.minor && left.currency === right.currency

function readable(money: ClaimedMoney | null, attempt: AttemptFacts): ClaimedMoney | null {
  if (!money || !Number.isSafeInteger(money.minor) || money.minor <= 0) return null
  if (!/^[A-Z]{3}$/.test(money.currency)) return null
  return Number.isSafeInteger(attempt.quarantined + attempt.captured + money.minor) ? money : null
}
