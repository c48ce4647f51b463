import type { PayPageLoad } from '@wasl/contracts/web/pay.contract'
import { pick } from '@wasl/domain/locale'
import { payPageMachine } from '@wasl/machines/pay/payPage.machine'
import { Button } from '@wasl/ui/Button'
import { Money } from '@wasl/ui/Money'
import { useActorRef, useSelector } from '@xstate/react'
import { usePageFacts } from '../app/page-context.tsx'
import { paths } from '../app/paths.ts'
import { CustomerPage } from '../app/shell/CustomerPage.tsx'
import { useLocale } from '../i18n/language.tsx'
import type { PageData } from '../page-data.ts'
import { usePayText } from './pay.text.ts'

type Props = { load: PayPageLoad; form: Extract<PageData, { kind: 'pay' }>['form'] }

export function PayPage({ load, form }: Props) {
  const t = usePayText()
  const locale = useLocale()
  const { now } = usePageFacts()
  const actor = useActorRef(payPageMachine, {
    input: { transactionId: '', now: () => Date.parse(now), load },
  })
  const selected = useSelector(actor, ({ context }) => context.selected)
  if (load.kind !== 'payable')
    return (
      <CustomerPage columns="single">
        <h1>{load.kind}</h1>
      </CustomerPage>
    )
  const { bill, choices } = load.page
  const choice = choices.find(({ gatewayCode }) => gatewayCode === selected)
  return (
    <CustomerPage columns="pay" unit={bill.unit} header={bill.header} hasBar>
      <section>
        <h1>
          <Money value={bill.amount.amount} currency={bill.amount.currency} locale={locale} size="amount" />
        </h1>
      </section>
      <form method="post" action={paths.payForm(bill.transactionId)}>
        <h2>{t('pay.choose')}</h2>
        <input type="hidden" name="token" value={form.token} />
        <input type="hidden" name="idempotencyKey" value={form.idempotencyKey} />
        <input type="hidden" name="locale" value={locale} />
        {choices.map(({ gatewayCode, gateway }) => (
          <label key={gatewayCode}>
            <input
              type="radio"
              name="gatewayCode"
              value={gatewayCode}
              checked={gatewayCode === selected}
              onChange={() => actor.send({ type: 'choice.selected', gatewayCode })}
            />
            {pick(gateway, locale)}
          </label>
        ))}
        {choice && (
          <Button type="submit" variant="primary" size="pay" isWide>
            {t.rich('pay.button', {
              verb: pick(choice.buttonVerb, locale),
              amount: (
                <Money
                  value={choice.total.amount}
                  currency={choice.total.currency}
                  locale={locale}
                  order="amount-first"
                />
              ),
            })}
          </Button>
        )}
      </form>
    </CustomerPage>
  )
}
