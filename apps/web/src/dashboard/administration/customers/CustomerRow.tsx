import type { FoundCustomer } from '@wasl/contracts/web/dashboard/administration/customers.contract'
import { Button } from '@wasl/ui/actions/Button'
import { Dots } from '@wasl/ui/text/Dots'
import { VisuallyHidden } from '@wasl/ui/text/VisuallyHidden'
import { useLocale } from '../../../i18n/language.tsx'
import { Instant } from '../../../parts/Instant.tsx'
import css from '../../../desk/form/Area.module.css'
import { useCustomersText } from './customers.text.ts'
import { nameOf } from './name-of.ts'

type Props = { customer: FoundCustomer; onOpen: () => void }

export function CustomerRow({ customer, onOpen }: Props) {
  const t = useCustomersText()
  const name = nameOf(customer, useLocale()) ?? t('personal.unnamed')
  const ways = [customer.email, customer.phone].filter((way) => way !== null && way !== name)
  return (
    <li className={css.item}>
      <div className={css.told}>
        <h2 className={css.name}>
          <bdi>{name}</bdi>
        </h2>
        {ways.length > 0 && (
          <ul className={css.facts}>
            {ways.map((way) => (
              <li key={way} className={css.fact}>
                <bdi dir="ltr">{way}</bdi>
              </li>
            ))}
          </ul>
        )}
        <p className={css.quiet}>
          <Dots>
            {t('personal.requests', { n: customer.requests })}
            <span>{t.rich('personal.last', { when: <Instant at={customer.lastAt} /> })}</span>
          </Dots>
        </p>
      </div>
      <div className={css.tools}>
        <Button size="row" onClick={onOpen}>
          {t('personal.see')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </div>
    </li>
  )
}
