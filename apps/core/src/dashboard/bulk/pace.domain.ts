type Pace = { ratePerMinute: number | null; pacedFrom: Date; pacedDone: number }

/** How many rows may go now: one at once, then evenly, so that a minute never has more than it should. */
export function allowedNow({ ratePerMinute, pacedFrom, pacedDone }: Pace, now: Date, most: number): number {
  if (ratePerMinute === null) return most
  const elapsedMs = Math.max(0, now.getTime() - pacedFrom.getTime())
  const allowed = Math.floor((elapsedMs * ratePerMinute) / 60_000) + 1
  return Math.min(most, Math.max(0, allowed - pacedDone))
}
