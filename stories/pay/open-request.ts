import type { PayPageLoad } from '@wasl/contracts/web/pay.contract'
import { bill, payable } from '@wasl/web/pay/pay.fixtures.ts'

/** A request that can be paid. The clock of a story is the viewer's, so its due time is too. */
export function openRequest(changes: Parameters<typeof payable>[0] = {}): PayPageLoad {
  const load = payable(changes)
  const dueIn = 7 * 86_400_000
  return {
    ...load,
    serverNow: new Date().toISOString(),
    page: {
      ...load.page,
      bill: { ...load.page.bill, expiresAt: new Date(Date.now() + dueIn).toISOString(), ...changes.bill },
    },
  }
}

export const dueInAnHour = () => ({ ...bill, expiresAt: new Date(Date.now() + 3_600_000).toISOString() })

export const fromFive = { minimum: { amount: '5.000', currency: 'KWD' as const }, maximum: null }
