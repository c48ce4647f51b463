import { chooseDefaultGateway } from '@wasl/domain/gateway'
import { parseAmount, zero } from '@wasl/domain/money'
import type { PayChoice } from './pay-outcomes.ts'

/** The first gateway (S1 §4). `kept` stays selected while it is offered. */
export function selectedGateway(
  choices: readonly PayChoice[],
  preferred: string | null,
  kept: string | null = null,
): string | null {
  if (choices.some((choice) => choice.gatewayCode === kept)) return kept
  const known = choices.map((choice) => ({
    gatewayCode: choice.gatewayCode,
    gateway: choice.gateway.en,
    fee: feeOf(choice),
  }))
  return chooseDefaultGateway(known, preferred)?.gatewayCode ?? null
}

function feeOf({ fee }: PayChoice) {
  const amount = parseAmount(fee.amount, fee.currency)
  return amount.ok ? amount.value : zero(fee.currency)
}
