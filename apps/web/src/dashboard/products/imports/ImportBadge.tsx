import type { ImportState } from '@wasl/domain/product-import'
import { CircleCheckIcon } from '@wasl/ui/icons/CircleCheckIcon'
import { CircleXIcon } from '@wasl/ui/icons/CircleXIcon'
import { ClockIcon } from '@wasl/ui/icons/ClockIcon'
import { EyeIcon } from '@wasl/ui/icons/EyeIcon'
import { Undo2Icon } from '@wasl/ui/icons/Undo2Icon'
import { StatusBadge } from '@wasl/ui/money/StatusBadge'
import { useImportsText } from './imports.text.ts'

const looks = {
  uploaded: ['neutral', ClockIcon],
  checking: ['neutral', ClockIcon],
  rehearsed: ['info', EyeIcon],
  refused: ['danger', CircleXIcon],
  applying: ['neutral', ClockIcon],
  applied: ['success', CircleCheckIcon],
  undoing: ['neutral', ClockIcon],
  undone: ['neutral', Undo2Icon],
} as const

export function ImportBadge({ state }: { state: ImportState }) {
  const t = useImportsText()
  const [tone, Icon] = looks[state]
  return (
    <StatusBadge tone={tone} icon={<Icon size={14} />}>
      {t(`imports.state.${state}`)}
    </StatusBadge>
  )
}
