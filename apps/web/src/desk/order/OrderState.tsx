import { byName } from '@wasl/domain/by-name'
import { CircleCheckIcon } from '@wasl/ui/icons/CircleCheckIcon'
import { CircleDotIcon } from '@wasl/ui/icons/CircleDotIcon'
import { CircleXIcon } from '@wasl/ui/icons/CircleXIcon'
import { ClockIcon } from '@wasl/ui/icons/ClockIcon'
import { StatusBadge, type Tone } from '@wasl/ui/money/StatusBadge'
import type { ReactNode } from 'react'
import { useOrderWords } from './use-order-words.ts'

const looks: Readonly<Record<Tone, ReactNode>> = {
  info: <CircleDotIcon size={14} />,
  success: <CircleCheckIcon size={14} />,
  warning: <ClockIcon size={14} />,
  danger: <CircleXIcon size={14} />,
  neutral: <CircleDotIcon size={14} />,
}

const tones: Readonly<Record<string, Tone>> = byName<Tone>({
  pending_payment: 'warning',
  confirmed: 'info',
  packed: 'info',
  ready_for_pickup: 'info',
  shipped: 'info',
  completed: 'success',
})

/** Where an order stands. */
export function OrderState({ state }: { state: string }) {
  const { stateName } = useOrderWords()
  const tone = tones[state] ?? 'danger'
  return (
    <StatusBadge tone={tone} icon={looks[tone]}>
      {stateName(state)}
    </StatusBadge>
  )
}
