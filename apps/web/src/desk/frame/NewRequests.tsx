import { BellIcon } from '@wasl/ui/icons/BellIcon'
import { CountedButton } from '@wasl/ui/navigation/CountedButton'
import { useStaff } from '../staff.ts'
import { useStaffText } from '../staff.text.ts'

/** S2 §4: how many permission requests nobody has answered, for those who answer them. */
export function NewRequests({ onPress }: { onPress: () => void }) {
  const t = useStaffText()
  const { newRequests } = useStaff()
  if (newRequests === null) return null
  return (
    <CountedButton
      label={t('staff.requests.count', { count: newRequests })}
      icon={<BellIcon />}
      {...(newRequests > 0 && { count: newRequests > 99 ? '99+' : String(newRequests) })}
      aria-haspopup="dialog"
      onClick={onPress}
    />
  )
}
