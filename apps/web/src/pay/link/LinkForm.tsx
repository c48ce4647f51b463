import type { OpenedLink } from '@wasl/contracts/web/pay/link.contract'
import { pick } from '@wasl/domain/locale'
import { Alert } from '@wasl/ui/notices/Alert'
import { Button } from '@wasl/ui/actions/Button'
import { FootNote } from '@wasl/ui/text/FootNote'
import { LockKeyholeIcon } from '@wasl/ui/icons/LockKeyholeIcon'
import { Card } from '@wasl/ui/layout/Card'
import { Stack } from '@wasl/ui/layout/Stack'
import { TextField } from '@wasl/ui/inputs/TextField'
import { useEffect, useRef } from 'react'
import { paths } from '../../base/paths.ts'
import { PayerPhone } from '../../base/phone/PayerPhone.tsx'
import { CustomerPage } from '../../base/page/CustomerPage.tsx'
import { useLocale } from '../../i18n/language.tsx'
import type { LinkForm as Form } from '../../base/page-data.ts'
import { useMerchantName } from '../../parts/useMerchantName.ts'
import { useSaidIn } from '../../parts/useSaidIn.ts'
import { useSendOnce } from '../../base/useSendOnce.ts'
import css from './Link.module.css'
import { LinkAmount } from './LinkAmount.tsx'
import { useLinkText } from './link.text.ts'

type Props = { link: OpenedLink; form: Form }

const looks = {
  name: { autoComplete: 'name', maxLength: 64 },
  email: { type: 'email', dir: 'ltr', autoComplete: 'email', maxLength: 128 },
} as const

/** Who pays, and how much where they may say. A plain form that works without script. */
export function LinkForm({ link, form: { key, typed, problem: said } }: Props) {
  const t = useLinkText()
  const locale = useLocale()
  const merchant = useMerchantName()
  const own = useRef<HTMLFormElement>(null)
  const { isSending, once } = useSendOnce()
  const problem = useSaidIn(said) === locale ? said : null
  const errors = problem?.fieldErrors ?? {}
  useEffect(() => own.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), [])
  return (
    <CustomerPage columns="single" unit={link.unit} header={link.header}>
      <div className={css.screen}>
        <Card>
          <h1 className={css.title}>{pick(link.description, locale) || t('link.title')}</h1>
          <p className={css.lead}>{t('link.to', { merchant })}</p>
          <form ref={own} method="post" action={paths.linkForm(link.id)} noValidate onSubmit={once}>
            <input type="hidden" name="key" value={key} />
            <Stack gap={20}>
              {problem && Object.keys(errors).length === 0 && (
                <Alert tone="danger" isUrgent>
                  {problem.message}
                </Alert>
              )}
              <LinkAmount link={link} typed={typed.amount} problem={errors['amount']?.[0] ?? null} />
              {link.asks.map((name) => {
                const shared = {
                  name,
                  label: t(`link.${name}`),
                  problem: errors[name]?.[0] ?? null,
                  defaultValue: typed[name],
                  required: true,
                }
                return name === 'phone' ? (
                  <PayerPhone key={name} country={link.country} {...shared} maxLength={32} />
                ) : (
                  <TextField key={name} {...looks[name]} {...shared} />
                )
              })}
              <Button type="submit" variant="primary" size="pay" isWide isPending={isSending}>
                {t('link.submit')}
              </Button>
              <FootNote icon={<LockKeyholeIcon size={16} />} size="small">
                {t('link.next')}
              </FootNote>
            </Stack>
          </form>
        </Card>
      </div>
    </CustomerPage>
  )
}
