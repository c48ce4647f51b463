import { BanIcon } from '@wasl/ui/icons/BanIcon'
import { BanknoteIcon } from '@wasl/ui/icons/BanknoteIcon'
import { CircleCheckIcon } from '@wasl/ui/icons/CircleCheckIcon'
import { CircleDotIcon } from '@wasl/ui/icons/CircleDotIcon'
import { ClockAlertIcon } from '@wasl/ui/icons/ClockAlertIcon'
import { LinkIcon } from '@wasl/ui/icons/LinkIcon'
import { MailIcon } from '@wasl/ui/icons/MailIcon'
import { MessageSquareTextIcon } from '@wasl/ui/icons/MessageSquareTextIcon'
import { RefreshCwIcon } from '@wasl/ui/icons/RefreshCwIcon'
import { RotateCcwIcon } from '@wasl/ui/icons/RotateCcwIcon'
import { SearchIcon } from '@wasl/ui/icons/SearchIcon'
import { Trash2Icon } from '@wasl/ui/icons/Trash2Icon'
import { Undo2Icon } from '@wasl/ui/icons/Undo2Icon'
import { XIcon } from '@wasl/ui/icons/XIcon'
import { isActionName, type ActionName } from './acted-on.ts'

const icons: Record<ActionName, typeof MailIcon> = {
  refund: Undo2Icon,
  capture: BanknoteIcon,
  void: XIcon,
  cancel: BanIcon,
  expire: ClockAlertIcon,
  delete: Trash2Icon,
  restore: RotateCcwIcon,
  email: MailIcon,
  sms: MessageSquareTextIcon,
  disclose: RefreshCwIcon,
  inquiry: SearchIcon,
  count: CircleCheckIcon,
  release: LinkIcon,
}

export function ActionIcon({ value, size }: { value: string; size?: number }) {
  const Icon = isActionName(value) ? icons[value] : CircleDotIcon
  return size === undefined ? <Icon /> : <Icon size={size} />
}
