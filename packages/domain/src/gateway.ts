import { compare, isPositive, type Money } from './money.ts'

export type GatewayChoice = { readonly gatewayCode: string; readonly gateway: string; readonly fee: Money }

/**
 * S1 §4: a single choice is selected. If some have fees, the preferred one, else the one with the lowest fee. If none has
 * fees, the preferred one, else the first. `preferred` is the merchant's setting: a code or name, in any case.
 */
export function chooseDefaultGateway<Choice extends GatewayChoice>(
  choices: readonly Choice[],
  preferred: string | null,
): Choice | null {
  const [first] = choices
  if (!first) return null
  return (
    choices.find((choice) => isPreferred(choice, preferred)) ??
    (hasFees(choices) ? lowestFee(choices, first) : first)
  )
}

/** S1 §9: fees show only if any choice has a fee above 0. */
export const hasFees = (choices: readonly GatewayChoice[]): boolean =>
  choices.some((choice) => isPositive(choice.fee))

function lowestFee<Choice extends GatewayChoice>(choices: readonly Choice[], first: Choice): Choice {
  return choices.reduce((lowest, choice) => (compare(choice.fee, lowest.fee) < 0 ? choice : lowest), first)
}

function isPreferred({ gatewayCode, gateway }: GatewayChoice, preferred: string | null): boolean {
  const wanted = preferred?.trim().toLowerCase()
  return Boolean(wanted) && (gatewayCode.toLowerCase() === wanted || gateway.trim().toLowerCase() === wanted)
}
