import type { MoneyValue } from '@wasl/contracts/values/web'
import { Money } from '@wasl/ui/money/Money'
import type { ComponentProps } from 'react'
import { useLocale } from '../i18n/language.tsx'

type Props = { of: MoneyValue } & Pick<ComponentProps<typeof Money>, 'size' | 'order'>

/** An amount in the page's language. */
export function Amount({ of: { amount, currency }, ...look }: Props) {
  return <Money value={amount} currency={currency} locale={useLocale()} {...look} />
}
