import { DateTime } from '@wasl/ui/text/DateTime'
import type { ComponentProps } from 'react'
import { usePageFacts } from '../base/page-context.tsx'
import { useLocale } from '../i18n/language.tsx'

type Props = { at: string } & Pick<ComponentProps<typeof DateTime>, 'show'>

/** An instant in the page's language and the merchant's time zone. */
export function Instant({ at, show }: Props) {
  const { merchant } = usePageFacts()
  return <DateTime instant={at} locale={useLocale()} timeZone={merchant.timeZone} show={show} />
}
