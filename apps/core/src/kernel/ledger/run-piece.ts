import type { LedgerDeps } from './ledger-deps.ts'

/** Runs one piece of a round. If it fails, the others go on; its result is then unknown. */
export async function runPiece<T>(
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
