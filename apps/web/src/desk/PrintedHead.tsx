import { Ltr } from '@wasl/ui/text/Ltr'
import { useState } from 'react'
import { Instant } from '../parts/Instant.tsx'
import { useMerchantName } from '../parts/useMerchantName.ts'
import css from './PrintedHead.module.css'
import { useStaffText } from './staff.text.ts'
import { useStaff } from './staff.ts'

/** On paper the frame is gone: whose page it is, where it is, and who printed it when. */
export function PrintedHead() {
  const t = useStaffText()
  const merchantName = useMerchantName()
  const { user, merchant } = useStaff()
  const [at] = useState(() => new Date().toISOString())
  return (
    <div className={css.head} data-box="printed-head">
      <b>{merchantName}</b>
      <span>
        {t.rich('staff.printed', {
          time: <Instant at={at} />,
          zone: <Ltr>{merchant.timeZone}</Ltr>,
          who: <Ltr>{user.username}</Ltr>,
        })}
      </span>
      <span className={css.address}>
        <Ltr>{location.href}</Ltr>
      </span>
    </div>
  )
}
