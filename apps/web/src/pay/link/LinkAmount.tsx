import type { MoneyValue } from '@wasl/contracts/values/web'
import type { OpenedLink } from '@wasl/contracts/web/pay/link.contract'
import { AmountField } from '@wasl/ui/money/AmountField'
import { Alert } from '@wasl/ui/notices/Alert'
import { useLocale } from '../../i18n/language.tsx'
import { Amount } from '../../parts/Amount.tsx'
import css from './Link.module.css'
import { useLinkText } from './link.text.ts'

type Props = { link: OpenedLink; typed: string | undefined; problem: string | null }

/** What is asked for: it stands, or the payer says how much within the link's limits. */
export function LinkAmount({ link: { amount, delivery, editable }, typed, problem }: Props) {
  const t = useLinkText()
  const locale = useLocale()
  if (editable === null)
    return (
      <>
        <p className={css.amount}>
          <span className={css.name}>{t('link.amount')}</span>
          <Amount of={amount} size="amount" />
          {delivery && (
            <span className={css.name}>{t.rich('link.delivery', { amount: <Amount of={delivery} /> })}</span>
          )}
        </p>
        {problem && <Alert tone="danger">{problem}</Alert>}
      </>
    )
  return (
    <AmountField
      name="amount"
      label={t('link.amount')}
      hint={<Limits of={editable} />}
      money={{ currency: amount.currency, locale }}
      question={t('link.question')}
      defaultValue={typed || amount.amount}
      problem={problem}
      required
    />
  )
}

function Limits({ of: { minimum, maximum } }: { of: NonNullable<OpenedLink['editable']> }) {
  const t = useLinkText()
  const money = (value: MoneyValue) => <Amount of={value} />
  if (minimum && maximum) return t.rich('link.between', { minimum: money(minimum), maximum: money(maximum) })
  if (minimum) return t.rich('link.from', { minimum: money(minimum) })
  return maximum && t.rich('link.upTo', { maximum: money(maximum) })
}
