/**
 * Work that is done once at a time. Whoever asks while it is under way is answered by work that begins after they asked: the
 * end of the work and the last look for such a question are one step, so none falls between them.
 */
export function onceMore(work: () => Promise<void>) {
  let underWay: Promise<void> | null = null
  let isAskedAgain = false
  const run = async (): Promise<void> => {
    try {
      do {
        isAskedAgain = false
        await work()
      } while (isAskedAgain)
    } finally {
      underWay = null
    }
  }
  return {
    ask(): Promise<void> {
      if (underWay) isAskedAgain = true
      else underWay = run()
      return underWay
    },
    /** Null where nothing is. */
    underWay: () => underWay,
  }
}
