import type { LedgerDeps } from './ledger-deps.ts'

/** One piece of a round that fails does not keep the others from their turn. */
export async function onItsOwn(
  { log }: Pick<LedgerDeps, 'log'>,
  piece: string,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work()
  } catch (err) {
    log.error({ err, piece }, 'a piece of a janitor round failed')
  }
}
