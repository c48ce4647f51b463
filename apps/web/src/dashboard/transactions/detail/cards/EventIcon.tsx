import type { EventShown } from '@wasl/contracts/web/dashboard/transactions/history.contract'
import { byName } from '@wasl/domain/by-name'
import { BanIcon } from '@wasl/ui/icons/BanIcon'
import { BanknoteIcon } from '@wasl/ui/icons/BanknoteIcon'
import { CheckIcon } from '@wasl/ui/icons/CheckIcon'
import { CircleDotIcon } from '@wasl/ui/icons/CircleDotIcon'
import { CircleXIcon } from '@wasl/ui/icons/CircleXIcon'
import { ClockAlertIcon } from '@wasl/ui/icons/ClockAlertIcon'
import { EyeIcon } from '@wasl/ui/icons/EyeIcon'
import { LockKeyholeIcon } from '@wasl/ui/icons/LockKeyholeIcon'
import { PencilIcon } from '@wasl/ui/icons/PencilIcon'
import { PlusIcon } from '@wasl/ui/icons/PlusIcon'
import { RotateCwIcon } from '@wasl/ui/icons/RotateCwIcon'
import { Undo2Icon } from '@wasl/ui/icons/Undo2Icon'
import { XIcon } from '@wasl/ui/icons/XIcon'

const icons = {
  created: PlusIcon,
  pending: EyeIcon,
  attempted: RotateCwIcon,
  paid: CheckIcon,
  success: CheckIcon,
  authorized: LockKeyholeIcon,
  cod: BanknoteIcon,
  failed: CircleXIcon,
  canceled: BanIcon,
  expired: ClockAlertIcon,
  edited: PencilIcon,
  back: Undo2Icon,
  released: XIcon,
  other: CircleDotIcon,
}

type IconName = keyof typeof icons

/** What staff ended has the sign of the state it is in. */
const ended: Readonly<Record<string, IconName>> = byName({
  'merchant.canceled': 'canceled',
  'time.expired': 'expired',
})

export function EventIcon({ event }: { event: Pick<EventShown, 'kind' | 'code' | 'toState'> }) {
  const Icon = icons[nameOf(event)]
  return <Icon size={14} />
}

const isName = (text: string): text is IconName => Object.hasOwn(icons, text)

function nameOf({ kind, code, toState }: Pick<EventShown, 'kind' | 'code' | 'toState'>): IconName {
  if (kind === 'audit') return ended[code] ?? 'edited'
  if (code === 'callback.waiting') return 'expired'
  if (code === 'session.opened') return 'attempted'
  if (code === 'callback.repeated' || code === 'callback.duplicate') return 'attempted'
  if (code === 'money.refund') return 'back'
  if (code === 'money.void') return 'released'
  if (kind === 'money') return 'cod'
  return toState !== null && isName(toState) ? toState : 'other'
}
