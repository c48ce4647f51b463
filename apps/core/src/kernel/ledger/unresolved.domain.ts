/** One operation of a gateway, as the view `unresolved_money` has it. */
export type UnresolvedClaim = {
  attemptId: string
  claimId: number | null
  kind: 'authorize' | 'capture' | null
  operationId: string | null
  /** Null where nobody could read how much it is. */
  minor: number | null
  currency: string
  since: Date
}

/** Money that came and counts nowhere, as one sum. */
export type UnresolvedMoney = {
  /** Whose result page tells of it: the first that came. */
  attemptId: string
  minor: number | null
  currency: string
  since: Date
}

/** Oldest first. Sums are of one currency: that of the first; a sum with a part nobody could read is not known. */
export function unresolvedMoney(claims: readonly UnresolvedClaim[]): UnresolvedMoney | null {
  const [first] = claims
  if (!first) return null
  const { attemptId, currency, since } = first
  const alike = claims.filter((claim) => claim.currency === currency)
  const known = alike.flatMap(({ minor }) => (minor === null ? [] : [minor]))
  const sum = known.reduce((total, minor) => total + minor, 0)
  const isKnown = known.length === alike.length && Number.isSafeInteger(sum)
  return { attemptId, minor: isKnown ? sum : null, currency, since }
}
