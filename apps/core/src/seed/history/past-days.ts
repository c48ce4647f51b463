const minute = 60_000
const day = 86_400_000

/** What the demo had on a day: so many payments, and so many requests that came to something else. */
type Busy = { paid: number; others: number }

/** product.md 8: a full day today, one yesterday, a month of some, and a thin tail over ten years. */
const busy = (daysAgo: number): Busy => {
  if (daysAgo === 0) return { paid: 130, others: 30 }
  if (daysAgo === 1) return { paid: 114, others: 26 }
  if (daysAgo <= 30) return { paid: 5, others: 2 }
  if (daysAgo <= 365) return { paid: daysAgo % 4 === 0 ? 1 : 0, others: daysAgo % 12 === 0 ? 1 : 0 }
  return { paid: daysAgo % 20 === 0 ? 1 : 0, others: daysAgo % 90 === 0 ? 1 : 0 }
}

/** What waits for its payer waits for a month at most. */
const openMs = 25 * day

export type PastMoment = { at: Date; isPaid: boolean; isRecent: boolean }

/**
 * Ten years of moments, oldest first. Today's lie between midnight in the merchant's zone and now, and so do yesterday's by
 * their clock: a day that has just begun is compared with as much of the day before.
 */
export function usualMoments(now: Date, zoneMinutes: number): PastMoment[] {
  const midnight = new Date(
    Math.floor((now.getTime() + zoneMinutes * minute) / day) * day - zoneMinutes * minute,
  )
  const moments: PastMoment[] = []
  for (let daysAgo = 3_650; daysAgo >= 0; daysAgo -= 1) {
    const start = midnight.getTime() - daysAgo * day
    const length = daysAgo <= 1 ? now.getTime() - midnight.getTime() : day
    const { paid, others } = busy(daysAgo)
    const all = paid + others
    for (let at = 0; at < all; at += 1) {
      const moment = new Date(start + Math.floor(((at + 0.5) / all) * length))
      moments.push({
        at: moment,
        isPaid: Math.floor(((at + 1) * paid) / all) > Math.floor((at * paid) / all),
        isRecent: now.getTime() - moment.getTime() < openMs,
      })
    }
  }
  return moments
}

/** `count` more, closer together the nearer they are to now. */
export function manyMoments(now: Date, count: number): PastMoment[] {
  const tenYears = 3_650 * day
  return Array.from({ length: count }, (_, at) => {
    const share = (count - at) / count
    const agoMs = Math.floor(share * share * tenYears) + minute
    return { at: new Date(now.getTime() - agoMs), isPaid: at % 10 < 7, isRecent: agoMs < openMs }
  })
}
