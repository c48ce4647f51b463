/** The state of the money behind a secured transaction. Several can hold at once. S2's own state does not change. */
export const moneyStates = [
  'to_capture',
  'partly_captured',
  'captured',
  'to_collect',
  'collected',
  'partly_refunded',
  'refunded',
] as const
export type MoneyState = (typeof moneyStates)[number]

/** Amounts of the attempt that secured the transaction, in minor units. */
export type SecuredMoney = {
  authorized: number
  voided: number
  captured: number
  feeCaptured: number
  refunded: number
}

/** `money-states.store.ts` says the same in SQL for the list's filter and export; a test compares both. */
export function moneyStatesOf(state: string, money: SecuredMoney | null): MoneyState[] {
  if (money === null) return []
  const { authorized, voided, captured, feeCaptured, refunded } = money
  const is: Record<MoneyState, boolean> = {
    to_capture: state === 'authorized' && authorized > captured + voided,
    partly_captured: state === 'authorized' && captured > 0 && captured < authorized,
    captured: state === 'authorized' && captured > 0 && captured >= authorized,
    to_collect: state === 'cod' && captured === 0,
    collected: state === 'cod' && captured > 0,
    partly_refunded: refunded > 0 && refunded < captured - feeCaptured,
    refunded: refunded > 0 && refunded >= captured - feeCaptured,
  }
  return moneyStates.filter((name) => is[name])
}

export type MoneyTone = 'warning' | 'success' | 'neutral'

/** Amber means work is left, green means the money arrived. */
export function moneyTone(state: MoneyState): MoneyTone {
  switch (state) {
    case 'to_capture':
    case 'to_collect':
      return 'warning'
    case 'captured':
    case 'partly_captured':
    case 'collected':
      return 'success'
    case 'partly_refunded':
    case 'refunded':
      return 'neutral'
  }
}
