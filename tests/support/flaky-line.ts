import type { BrowserContext, Route } from 'playwright'

/** reliability F: of ten requests one never arrives, one loses its answer, one is late; of twenty one comes twice. */
export type LineFault = 'lostBefore' | 'lostAfter' | 'late' | 'twice'

type Options = {
  /** Between 0 and 1, the same every time for one seed. */
  random: () => number
  lateMs: { from: number; to: number }
}

/** A mobile line that loses, delays and repeats. Answers how often each fault has happened. */
export async function flakyLine(context: BrowserContext, options: Options) {
  const happened: Record<LineFault, number> = { lostBefore: 0, lostAfter: 0, late: 0, twice: 0 }
  await context.route('**/*', async (route) => {
    const fault = faultOf(options.random())
    if (fault) happened[fault] += 1
    await pass(route, fault, options).catch(ignoreClosedPage)
  })
  return happened
}

function faultOf(drawn: number): LineFault | null {
  if (drawn < 0.1) return 'lostBefore'
  if (drawn < 0.2) return 'lostAfter'
  if (drawn < 0.3) return 'late'
  return drawn < 0.35 ? 'twice' : null
}

async function pass(route: Route, fault: LineFault | null, { random, lateMs }: Options): Promise<void> {
  switch (fault) {
    case 'lostBefore':
      return route.abort('connectionreset')
    case 'lostAfter':
      await route.fetch({ maxRedirects: 0 })
      return route.abort('connectionreset')
    case 'late':
      await new Promise((resolve) => setTimeout(resolve, lateMs.from + random() * (lateMs.to - lateMs.from)))
      return route.continue()
    case 'twice':
      await route.fetch({ maxRedirects: 0 })
      return route.continue()
    case null:
      return route.continue()
  }
}

/** The payer has gone on while a request of the last page was on its way. */
function ignoreClosedPage(error: unknown): void {
  if (!/closed|already handled|Request context disposed|ECONNRESET/i.test(String(error))) throw error
}
