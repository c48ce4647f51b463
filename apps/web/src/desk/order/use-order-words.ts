import { catalogueOrderStates } from '@wasl/domain/order-states'
import { shownOrderNumber } from '@wasl/domain/order-number'
import { useOrdersText } from './orders.text.ts'

const steps = ['packed', 'ready_for_pickup', 'shipped', 'completed', 'returned'] as const
const isStep = (state: string): state is (typeof steps)[number] => steps.some((step) => step === state)

/** Names of states and steps; one of another version is told by its code. */
export function useOrderWords() {
  const t = useOrdersText()
  const stateName = (state: string): string => {
    const known = catalogueOrderStates.find((one) => one === state)
    return known ? t(`orders.state.${known}`) : state
  }
  return {
    stateName,
    stepName: (to: string): string => (isStep(to) ? t(`orders.move.${to}`) : stateName(to)),
    /** Left to right in Arabic too. */
    number: (number: string): string => `\u2066${shownOrderNumber(number)}\u2069`,
  }
}
