/** reliability B.8: 5 s, 30 s, 2 min, 10 min, 30 min, 1 h, 3 h, then every six hours. */
const backOffSeconds = [5, 30, 120, 600, 1_800, 3_600, 10_800]

export const retryAt = (attempts: number, now: Date): Date =>
  new Date(now.getTime() + (backOffSeconds[attempts - 1] ?? 21_600) * 1_000)
