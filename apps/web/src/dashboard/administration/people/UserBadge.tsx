import type { UserState } from '@wasl/contracts/values/states'
import { BanIcon } from '@wasl/ui/icons/BanIcon'
import { CircleCheckIcon } from '@wasl/ui/icons/CircleCheckIcon'
import { MailIcon } from '@wasl/ui/icons/MailIcon'
import { StatusBadge } from '@wasl/ui/StatusBadge'
import { usePeopleText } from './people.text.ts'

const looks = {
  active: { tone: 'success', icon: <CircleCheckIcon size={14} /> },
  invited: { tone: 'info', icon: <MailIcon size={14} /> },
  disabled: { tone: 'neutral', icon: <BanIcon size={14} /> },
} as const

export function UserBadge({ state }: { state: UserState }) {
  const t = usePeopleText()
  return <StatusBadge {...looks[state]}>{t(`administration.user.state.${state}`)}</StatusBadge>
}
