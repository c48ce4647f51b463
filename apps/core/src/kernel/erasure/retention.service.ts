import { eraseCustomer, type EraseDeps } from './erase-customer.service.ts'
import { findForgotten } from './retention.store.ts'

/** One round erases a part, the next one continues. A customer who cannot be erased now delays no other. */
const inOneRound = 20

/** Erases whom each merchant has kept for longer than it wants to. Answers how many were erased. */
export async function forgetCustomers(
  deps: EraseDeps & { log: { warn(fields: object, message: string): void } },
): Promise<number> {
  const now = deps.clock.now()
  let erased = 0
  let after = 0
  while (erased < inOneRound) {
    const due = await findForgotten(deps.db, { now, after, limit: inOneRound - erased })
    if (due.length === 0) break
    for (const one of due) {
      after = one.customerId
      try {
        const done = await eraseCustomer(deps, { ...one, reason: 'retention', actor: 'wasl' })
        if (done.ok) erased += 1
      } catch (err) {
        deps.log.warn({ err, merchantId: one.merchantId }, 'a customer is erased in the next round')
      }
    }
  }
  return erased
}
