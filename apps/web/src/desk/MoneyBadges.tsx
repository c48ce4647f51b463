import { moneyTone, type MoneyState } from '@wasl/domain/money-states'
import { BanknoteIcon } from '@wasl/ui/icons/BanknoteIcon'
import { HourglassIcon } from '@wasl/ui/icons/HourglassIcon'
import { Undo2Icon } from '@wasl/ui/icons/Undo2Icon'
import { StatusBadge } from '@wasl/ui/money/StatusBadge'
import { useStaffText } from './staff.text.ts'

const icons: Readonly<Record<MoneyState, typeof Undo2Icon>> = {
  to_capture: HourglassIcon,
  partly_captured: BanknoteIcon,
  captured: BanknoteIcon,
  to_collect: HourglassIcon,
  collected: BanknoteIcon,
  partly_refunded: Undo2Icon,
  refunded: Undo2Icon,
}

/** What is left to do with the money, or was done with it: S2's state beside it does not say. */
export function MoneyBadges({ states }: { states: readonly MoneyState[] }) {
  const t = useStaffText()
  return states.map((state) => {
    const Icon = icons[state]
    return (
      <StatusBadge key={state} tone={moneyTone(state)} icon={<Icon size={14} />}>
        {t(`staff.money.${state}`)}
      </StatusBadge>
    )
  })
}
