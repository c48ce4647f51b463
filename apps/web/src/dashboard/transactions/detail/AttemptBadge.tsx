import { parseAttemptState, resultView } from '@wasl/domain/states'
import { CircleCheckIcon } from '@wasl/ui/icons/CircleCheckIcon'
import { CircleDotIcon } from '@wasl/ui/icons/CircleDotIcon'
import { CircleXIcon } from '@wasl/ui/icons/CircleXIcon'
import { ClockIcon } from '@wasl/ui/icons/ClockIcon'
import { StatusBadge } from '@wasl/ui/StatusBadge'
import { useDetailText } from './detail.text.ts'

const looks = {
  success: { tone: 'success', Icon: CircleCheckIcon },
  waiting: { tone: 'warning', Icon: ClockIcon },
  failure: { tone: 'danger', Icon: CircleXIcon },
} as const

/** An attempt's own states: more than a transaction's, in three tones. */
export function AttemptBadge({ state }: { state: string }) {
  const t = useDetailText()
  const known = parseAttemptState(state)
  if (known === 'other')
    return (
      <StatusBadge tone="neutral" icon={<CircleDotIcon size={14} />}>
        {state}
      </StatusBadge>
    )
  const { tone, Icon } = looks[resultView(known)]
  return (
    <StatusBadge tone={tone} icon={<Icon size={14} />}>
      {t(`detail.attempt.${known}`)}
    </StatusBadge>
  )
}
