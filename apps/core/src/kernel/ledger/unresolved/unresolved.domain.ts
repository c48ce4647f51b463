/** One operation of a gateway, from the view `unresolved_money`. */
export type UnresolvedClaim = {
  attemptId: string
  claimId: number | null
  kind: 'authorize' | 'capture' | null
  operationId: string | null
  /** Null if the amount could not be read. */
  minor: number | null
  currency: string
  since: Date
}

/** Money that counts nowhere, as one sum. */
export type UnresolvedMoney = {
  /** The first attempt, whose result page explains it. */
  attemptId: string
  minor: number | null
  currency: string
  since: Date
}

/** Oldest first. The sum has the first one's currency; it is unknown if a part could not be read. */
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
