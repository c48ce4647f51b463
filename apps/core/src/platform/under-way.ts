/** Work that has begun and not ended, so that a stop can wait for it. */
export function underWay() {
  const going = new Set<Promise<unknown>>()
  const noted = (work: Promise<unknown>): void => {
    const over = () => void going.delete(work)
    going.add(work)
    work.then(over, over)
  }
  return {
    /** Does the same; what it has begun is waited for. */
    counted:
      <Given extends unknown[], Answer>(work: (...given: Given) => Answer | Promise<Answer>) =>
      (...given: Given): Answer | Promise<Answer> => {
        const answer = work(...given)
        if (answer instanceof Promise) noted(answer)
        return answer
      },
    /** Everything is over, or `ms` have passed. */
    async settled(ms: number): Promise<void> {
      const late = AbortSignal.timeout(ms)
      const tooLate = new Promise<void>((resolve) => late.addEventListener('abort', () => resolve()))
      while (going.size > 0 && !late.aborted) await Promise.race([Promise.allSettled(going), tooLate])
    },
  }
}
