import { pick } from '@wasl/domain/locale'
import { Alert } from '@wasl/ui/notices/Alert'
import { AmountField } from '@wasl/ui/money/AmountField'
import { Button } from '@wasl/ui/actions/Button'
import { FootNote } from '@wasl/ui/text/FootNote'
import { LockKeyholeIcon } from '@wasl/ui/icons/LockKeyholeIcon'
import { Card } from '@wasl/ui/layout/Card'
import { Stack } from '@wasl/ui/layout/Stack'
import { useEffect, useRef, useState } from 'react'
import { paths } from '../../base/paths.ts'
import { CustomerPage } from '../../base/page/CustomerPage.tsx'
import { useLocale } from '../../i18n/language.tsx'
import type { PageOf } from '../../base/public-page.ts'
import { useDocumentTitle } from '../../parts/useDocumentTitle.ts'
import { useMerchantName } from '../../parts/useMerchantName.ts'
import { useSaidIn } from '../../parts/useSaidIn.ts'
import { useSendOnce } from '../../base/useSendOnce.ts'
import css from './Collect.module.css'
import { CollectPayer } from './CollectPayer.tsx'
import { useCollectText } from './collect.text.ts'
import { CurrencyChoice } from './CurrencyChoice.tsx'

type Props = { page: PageOf<'collect'> }

/** Product.md 3: the counter of a collector, for the payer themselves. A plain form that works without script. */
export function CollectPage({ page: { collectorId, counter, form } }: Props) {
  const t = useCollectText()
  const locale = useLocale()
  const merchant = useMerchantName()
  const own = useRef<HTMLFormElement>(null)
  const { typed } = form
  const problem = useSaidIn(form.problem) === locale ? form.problem : null
  const errors = problem?.fieldErrors ?? {}
  const [currency, setCurrency] = useState(typed.currency || counter.currencies[0] || 'KWD')
  const { isSending, once } = useSendOnce()
  useDocumentTitle(t('collect.title'))
  useEffect(() => {
    own.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    const chosen = own.current?.elements.namedItem('currency')
    // What was chosen before the script arrived.
    if (chosen instanceof HTMLSelectElement) setCurrency(chosen.value)
  }, [])
  return (
    <CustomerPage columns="single" unit={counter.unit} header={counter.header}>
      <div className={css.screen}>
        <Card>
          <h1 className={css.title}>{t('collect.title')}</h1>
          <p className={css.lead}>
            {counter.collector
              ? t('collect.to', { merchant, collector: pick(counter.collector.name, locale) })
              : t('collect.toMerchant', { merchant })}
          </p>
          <form ref={own} method="post" action={paths.collectForm(collectorId)} noValidate onSubmit={once}>
            <input type="hidden" name="key" value={form.key} />
            <Stack gap={20}>
              {problem && Object.keys(errors).length === 0 && (
                <Alert tone="danger" isUrgent>
                  {problem.message}
                </Alert>
              )}
              <AmountField
                name="amount"
                label={t('collect.amount')}
                hint={t('collect.amountHint')}
                money={{ currency, locale }}
                question={t('collect.question')}
                defaultValue={typed.amount}
                problem={errors['amount']?.[0] ?? null}
                required
              />
              <CurrencyChoice
                currencies={counter.currencies}
                value={currency}
                onChange={setCurrency}
                problem={errors['currency']?.[0] ?? null}
              />
              <CollectPayer counter={counter} typed={typed} errors={errors} />
              <Button type="submit" variant="primary" size="pay" isWide isPending={isSending}>
                {t('collect.submit')}
              </Button>
              <FootNote icon={<LockKeyholeIcon size={16} />} size="small">
                {t('collect.next')}
              </FootNote>
            </Stack>
          </form>
        </Card>
      </div>
    </CustomerPage>
  )
}
