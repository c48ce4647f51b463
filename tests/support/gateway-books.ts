import type { Bank } from '@wasl/core/kernel/gateways/sandbox/bank/bank'
import type { GatewayBook } from '@wasl/core/kernel/ledger/books/invariants'

/** The bank knows a merchant's gateway as a terminal, e.g. `2-card`. */
export function gatewayBooks(bank: Bank): GatewayBook[] {
  const merchantOf = new Map(
    bank.control
      .sessions()
      .map(({ session: { terms } }) => [terms.trackId, Number(terms.terminal.split('-')[0])]),
  )
  return [1, 2, 3].map((merchantId) => ({
    merchantId,
    movements: bank.captures().filter(({ trackId }) => merchantOf.get(trackId) === merchantId),
  }))
}
