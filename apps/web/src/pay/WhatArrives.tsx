import type { Attempt } from '@wasl/contracts/web/pay.contract'
import { Ltr } from '@wasl/ui/Ltr'
import { phoneText } from '../parts/phone-text.ts'
import { useAttemptText } from './attempt.text.ts'
import css from './NextStep.module.css'

/** RES-03: what will arrive where, and only where somebody will be told. */
export function WhatArrives({ attempt: { confirmedBy, customer } }: { attempt: Attempt }) {
  const t = useAttemptText()
  return confirmedBy.map((channel) => {
    const address = channel === 'email' ? customer.email : customer.phone && phoneText(customer.phone)
    if (!address) return null
    return (
      <p key={channel} className={css.words}>
        {t.rich(`attempt.confirmedBy.${channel}`, {
          address: (
            <span className={css.address}>
              <Ltr>{address}</Ltr>
            </span>
          ),
        })}
      </p>
    )
  })
}
