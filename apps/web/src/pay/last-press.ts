import { attemptCommand, sessionStorageOrNull } from './result/attempt-keys.ts'

/** What was chosen and typed when Pay was pressed. */
export type LastPress = { gatewayCode: string; amount: string | null; customerAdditionalPhone: string | null }

/** The phone that stood in each form that was left for the delivery step: what was chosen there since is the payer's word. */
export const leftForms = new WeakMap<object, string>()

/** The press of this tab that led to the bank, or whose reply was lost: whoever comes back goes on with the same. */
export function lastPress(transactionId: string): LastPress | null {
  const command = attemptCommand(sessionStorageOrNull(), transactionId)
  // Written by `press` in `pay.actors.ts`.
  return command === null ? null : (JSON.parse(command) as LastPress)
}
