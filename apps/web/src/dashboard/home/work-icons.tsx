import { BanIcon } from '@wasl/ui/icons/BanIcon'
import { CircleDotIcon } from '@wasl/ui/icons/CircleDotIcon'
import { Columns3Icon } from '@wasl/ui/icons/Columns3Icon'
import { DownloadIcon } from '@wasl/ui/icons/DownloadIcon'
import { PencilIcon } from '@wasl/ui/icons/PencilIcon'
import { RotateCcwIcon } from '@wasl/ui/icons/RotateCcwIcon'
import { ShieldCheckIcon } from '@wasl/ui/icons/ShieldCheckIcon'
import { Trash2Icon } from '@wasl/ui/icons/Trash2Icon'
import { Undo2Icon } from '@wasl/ui/icons/Undo2Icon'
import { UserIcon } from '@wasl/ui/icons/UserIcon'
import type { ReactNode } from 'react'

const icons: readonly (readonly [RegExp, typeof BanIcon])[] = [
  [/^transaction\.deleted$/, Trash2Icon],
  [/^transaction\.restored$/, RotateCcwIcon],
  [/^(transaction|message_template)\./, PencilIcon],
  [/^refund\./, Undo2Icon],
  [/^capture\./, DownloadIcon],
  [/^(void\.|merchant\.)/, BanIcon],
  [/^report\./, DownloadIcon],
  [/^columns\./, Columns3Icon],
  [/^permission\./, ShieldCheckIcon],
  [/^user\./, UserIcon],
]

/** By the action's name; one without a drawing of its own has a dot. */
export function workIcon(action: string): ReactNode {
  const Icon = icons.find(([name]) => name.test(action))?.[1] ?? CircleDotIcon
  return <Icon size={14} />
}
