import { BanIcon } from '@wasl/ui/icons/BanIcon'
import { BanknoteIcon } from '@wasl/ui/icons/BanknoteIcon'
import { CheckIcon } from '@wasl/ui/icons/CheckIcon'
import { ClockAlertIcon } from '@wasl/ui/icons/ClockAlertIcon'
import { HourglassIcon } from '@wasl/ui/icons/HourglassIcon'
import { LockKeyholeIcon } from '@wasl/ui/icons/LockKeyholeIcon'
import { TriangleAlertIcon } from '@wasl/ui/icons/TriangleAlertIcon'
import { XIcon } from '@wasl/ui/icons/XIcon'
import type { Outcome } from './outcome.ts'

const icons = {
  success: CheckIcon,
  cod: BanknoteIcon,
  authorized: LockKeyholeIcon,
  waiting: HourglassIcon,
  failed: XIcon,
  canceled: BanIcon,
  expired: ClockAlertIcon,
  invalid: TriangleAlertIcon,
}

/** RES-01: each outcome has its own mark. */
export function OutcomeIcon({ outcome }: { outcome: Outcome }) {
  const Icon = icons[outcome]
  return <Icon size={30} />
}
