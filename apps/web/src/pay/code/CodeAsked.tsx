import type { CodeLoad } from '@wasl/contracts/web/pay/code.contract'
import { pick } from '@wasl/domain/locale'
import { Alert } from '@wasl/ui/notices/Alert'
import { Button } from '@wasl/ui/actions/Button'
import { FootNote } from '@wasl/ui/text/FootNote'
import { LockKeyholeIcon } from '@wasl/ui/icons/LockKeyholeIcon'
import { Card } from '@wasl/ui/layout/Card'
import { Stack } from '@wasl/ui/layout/Stack'
import { TextField } from '@wasl/ui/inputs/TextField'
import { CustomerPage } from '../../base/page/CustomerPage.tsx'
import { paths } from '../../base/paths.ts'
import { PayerPhone } from '../../base/phone/PayerPhone.tsx'
import { useLocale } from '../../i18n/language.tsx'
import { Questions } from '../../parts/Questions.tsx'
import { codeFieldId, pairFieldId } from './code-ids.ts'
import { useCodeText } from './code.text.ts'
import type { CodeFormState } from './useCodeForm.ts'
import css from './Code.module.css'
import { CalmSea } from '@wasl/ui/art/CalmSea'
import { useMerchantName } from '../../parts/useMerchantName.ts'

type Props = { asked: Extract<CodeLoad, { kind: 'form' }>; form: CodeFormState }

/** A plain form that works without script and before it arrives. */
export function CodeAsked({ asked, form }: Props) {
  const t = useCodeText()
  const locale = useLocale()
  const { problems, typed, isSending, submit } = form
  const pair = {
    id: pairFieldId,
    name: 'pair',
    label: pick(asked.label, locale),
    problem: problems.pair,
    defaultValue: typed.pair,
    maxLength: 128,
    required: true,
  }
  return (
    <CustomerPage columns="pay">
      <CodeIntro />
      <div className={css.side}>
        <Card title={t('code.form')}>
          <form method="post" action={paths.codeForm(asked.referrer)} noValidate onSubmit={submit}>
            <Stack gap={20}>
              {problems.form && (
                <Alert tone="danger" isUrgent>
                  {problems.form}
                </Alert>
              )}
              <TextField
                id={codeFieldId}
                name="code"
                label={t('code.code')}
                hint={t('code.codeHint')}
                problem={problems.code}
                defaultValue={typed.code}
                dir="ltr"
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={64}
                required
              />
              {asked.field === 'phone' ? (
                <PayerPhone country={asked.country} {...pair} />
              ) : (
                <TextField {...pair} />
              )}
              <Button type="submit" variant="primary" size="pay" isWide isPending={isSending}>
                {t(isSending ? 'code.sending' : 'code.submit')}
              </Button>
              <FootNote icon={<LockKeyholeIcon size={16} />} size="small">
                {t('code.once')}
              </FootNote>
            </Stack>
          </form>
        </Card>
        <Questions />
      </div>
    </CustomerPage>
  )
}

/** Who asks for a code, and what it is for. */
function CodeIntro() {
  const t = useCodeText()
  const merchant = useMerchantName()
  return (
    <section className={css.intro}>
      <h1>{t('code.title')}</h1>
      <p className={css.lead}>{t('code.lead', { merchant })}</p>
      <ol className={css.steps}>
        <li>{t('code.step.code')}</li>
        <li>{t('code.step.pair')}</li>
        <li>{t('code.step.on')}</li>
      </ol>
      <div className={css.drawing}>
        <CalmSea />
      </div>
    </section>
  )
}
