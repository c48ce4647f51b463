import type { LedgerDeps } from './ledger-deps.ts'

/** One piece of a round that fails does not keep the others from their turn; what came of it is not known then. */
export async function onItsOwn<T>(
  { log }: Pick<LedgerDeps, 'log'>,
  piece: string,
  work: () => Promise<T>,
): Promise<T | null> {
  try {
    return await work()
  } catch (err) {
    log.error({ err, piece }, 'a piece of a janitor round failed')
    return null
  }
}
