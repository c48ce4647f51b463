import { ButtonLink } from '@wasl/ui/actions/ButtonLink'
import { PhoneIcon } from '@wasl/ui/icons/PhoneIcon'
import { Ltr } from '@wasl/ui/text/Ltr'
import type { ComponentProps } from 'react'
import { useAppText } from '../base/base.text.ts'
import { usePageFacts } from '../base/page-context.tsx'
import { phoneHref, phoneText } from './phone-text.ts'

/** The one way on where only the merchant can help. */
export function CallMerchant({ variant, size }: Pick<ComponentProps<typeof ButtonLink>, 'variant' | 'size'>) {
  const t = useAppText()
  const { phone } = usePageFacts().merchant
  if (!phone) return null
  return (
    <ButtonLink href={phoneHref(phone)} variant={variant} size={size} icon={<PhoneIcon />} isWide>
      {t.rich('app.call', { phone: <Ltr>{phoneText(phone)}</Ltr> })}
    </ButtonLink>
  )
}
